'use client';

import { TIMELINE_HIGHLIGHT_MS } from '@flowlens/core/limits';
import type { TimelineRow } from '@flowlens/timeline';
import {
  type TimelineTime,
  useCurrentIndex,
  type UseTimelineFiltersResult,
  type UseTimelineResult,
} from '@flowlens/hooks';
import { type RefObject, useEffect, useState } from 'react';
import { detailsCode } from './details/details-code.js';
import { useRememberedSwitch } from '../ui/internal/use-remembered-switch.js';
import { WaterfallSpanContext } from './row/waterfall/waterfall-span.js';
import { NoMatch } from './states/no-match.js';
import type { ShownEntry } from './shown-entry.js';
import { TimelineFilterBar } from './filters/timeline-filter-bar.js';
import { TimelineList, type TimelineListHandle } from './list/timeline-list.js';
import type { TimelineTimeFormat } from './timeline-times.js';
import { useExpandedEntries } from './list/use-expanded-entries.js';

export interface TimelinePanelProps {
  timeline: UseTimelineResult;
  filtering: UseTimelineFiltersResult;
  /** Name of the saved files. */
  title: string;
  timeMs: TimelineTime;
  timeFormat: TimelineTimeFormat;
  onTimeFormatChange: (format: TimelineTimeFormat) => void;
  onSeek: ((timeMs: number) => void) | undefined;
  selectedEntryId: string | null;
  onSelect: (entryId: string) => void;
  highlightedEntryId: string | null;
  onHighlight: (entryId: string, durationMs: number) => void;
  shown: ShownEntry | null;
  listRef: RefObject<TimelineListHandle | null>;
  onShown: () => void;
  /** Shows folded assets one by one, from this one on. */
  onUnfold: (entryId: string) => void;
  onEntryOpen: ((entry: Pick<TimelineRow, 'id' | 'kind' | 'timeMs'>) => void) | undefined;
}

/** A loaded or partly loaded timeline: its filters and its rows. */
export function TimelinePanel(props: TimelinePanelProps) {
  const { timeline, filtering, timeMs, onSeek } = props;
  const currentIndex = useCurrentIndex(filtering.view, timeMs);
  const [following, setFollowing] = useState(true);
  const { expanded, toggle, measured } = useExpandedEntries();
  const [waterfall, setWaterfall] = useRememberedSwitch('flowlens.timelineWaterfall');
  const { complete } = timeline;
  // After the rows, which take precedence.
  useEffect(() => {
    if (complete) detailsCode.prefetch();
  }, [complete]);

  function pick(row: TimelineRow) {
    props.onSelect(row.id);
    props.onHighlight(row.id, TIMELINE_HIGHLIGHT_MS);
    onSeek?.(row.timeMs);
  }

  function toggleRow(entryId: string) {
    const row = filtering.view.at(filtering.view.indexOf(entryId));
    if (row && !expanded.has(entryId)) props.onEntryOpen?.({ id: row.id, kind: row.kind, timeMs: row.timeMs });
    toggle(entryId);
  }

  return (
    <>
      <TimelineFilterBar
        {...filtering}
        session={timeline.session}
        complete={complete}
        counts={timeline.counts}
        loaded={timeline.progress}
        foldable={timeline.foldedView.length < timeline.view.length}
        assetsShown={filtering.filters.assets === 'shown'}
        waterfall={waterfall}
        onWaterfallChange={setWaterfall}
        timeFormat={props.timeFormat}
        onTimeFormatChange={props.onTimeFormatChange}
        title={props.title}
      />
      {filtering.view.length === 0 && filtering.settled ? (
        <NoMatch onClear={filtering.clear} />
      ) : (
        <WaterfallSpanContext.Provider value={waterfall ? Math.max(timeline.view.times.at(-1) ?? 0, 1) : null}>
          <TimelineList
            // Rows of another selection have other positions and heights, and a new list is cheaper than updating this one.
            key={filtering.viewKey}
            listRef={props.listRef}
            view={filtering.view}
            busy={!complete || !filtering.settled}
            currentIndex={currentIndex}
            followable={timeMs !== undefined}
            defaultFollowing={following}
            onFollowingChange={setFollowing}
            highlightedEntryId={props.highlightedEntryId}
            selectedEntryId={props.selectedEntryId}
            expanded={expanded}
            shown={filtering.settled ? props.shown : null}
            onShown={props.onShown}
            onPick={pick}
            onUnfold={props.onUnfold}
            onToggle={toggleRow}
            onMeasured={measured}
          />
        </WaterfallSpanContext.Provider>
      )}
    </>
  );
}
