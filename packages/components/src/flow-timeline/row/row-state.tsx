import { formatBytes, formatLatency } from '@flowlens/core/format';
import type { TimelineRow } from '@flowlens/timeline';
import { useFlowLens } from '@flowlens/hooks';
import { ArrowDown, ArrowUp } from 'lucide';
import { Icon } from '../../ui/icon/icon.js';
import { statusText } from './entry-state-text.js';
import { useTimelineTexts } from '../timeline-texts.js';
import { WaterfallBar } from './waterfall/waterfall-bar.js';

/**
 * Result of a request or a connection: status, latency and size, or messages in each direction; the number of equal
 * errors. Nothing for other kinds.
 */
export function RowState({ row }: { row: TimelineRow }) {
  const m = useTimelineTexts();
  const { locale } = useFlowLens();
  if ('count' in row && row.count > 1)
    return <span className="fl-timeline-repeats">{m.repeats({ number: row.count.toLocaleString(locale) })}</span>;
  if (row.kind !== 'network' && row.kind !== 'websocket') return null;
  return (
    <>
      <span
        className="fl-timeline-status"
        data-severity={row.severity}
        data-state={row.state}
        title={(row.kind === 'network' && row.error) || undefined}
      >
        {statusText(row, m)}
      </span>
      {row.kind === 'network' ? (
        <>
          <span className="fl-timeline-latency">{row.latencyMs !== null && formatLatency(row.latencyMs, locale)}</span>
          <span className="fl-timeline-size">
            {row.responseBytes !== null && formatBytes(row.responseBytes, locale)}
          </span>
          <WaterfallBar row={row} />
        </>
      ) : (
        <span className="fl-timeline-frame-count">
          <Icon of={ArrowUp} size={11} />
          <span>{row.sentCount}</span>
          <Icon of={ArrowDown} size={11} />
          <span>{row.receivedCount}</span>
        </span>
      )}
    </>
  );
}
