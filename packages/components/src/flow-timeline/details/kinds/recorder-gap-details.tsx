import { formatLatency } from '@flowlens/core/format';
import type { RecorderGapEntry } from '@flowlens/timeline';
import { useFlowLens } from '@flowlens/hooks';
import { useTimelineTexts } from '../../timeline-texts.js';
import { FactList } from '../parts/fact-list.js';

/** Time in which the recorder missed events. */
export function RecorderGapDetails({ entry }: { entry: RecorderGapEntry }) {
  const d = useTimelineTexts().details;
  const { locale } = useFlowLens();
  return (
    <FactList
      facts={[
        [d.reason, entry.reason],
        [d.gapLength, entry.durationMs === null ? null : formatLatency(entry.durationMs, locale)],
        [d.recorderPart, entry.event.recorder_gap_data?.probe],
      ]}
    />
  );
}
