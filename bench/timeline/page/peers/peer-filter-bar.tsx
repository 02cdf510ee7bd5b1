import { NO_TIMELINE_FILTERS } from '@flowlens/timeline';
import type { TimelineRows } from '@flowlens/hooks';
import { TimelineFilterBar } from '../../../../packages/components/src/flow-timeline/filters/timeline-filter-bar.js';
import { benchCounts } from './bench-row.js';

const nothing = () => undefined;

/** Our filters above a peer's list, for a timeline that has been read: the comparison is about the lists. */
export function PeerFilterBar() {
  return (
    <TimelineFilterBar
      filters={NO_TIMELINE_FILTERS}
      active={false}
      settled
      complete
      session={null}
      // Only its length is read, and only while something is filtered.
      view={{} as TimelineRows}
      viewKey=""
      counts={benchCounts}
      progress={1}
      loaded={{ loadedBytes: 1, totalBytes: 1 }}
      timeFormat="recording"
      title="flow"
      foldable={false}
      waterfall={false}
      onWaterfallChange={nothing}
      assetsShown={false}
      isKindOn={() => false}
      toggleKind={nothing}
      toggleAssets={nothing}
      toggleSeverity={nothing}
      setSearch={nothing}
      clear={nothing}
      onTimeFormatChange={nothing}
    />
  );
}
