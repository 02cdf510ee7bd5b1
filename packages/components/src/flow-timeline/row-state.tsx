import { formatBytes, formatLatency, type NetworkRow, type TimelineRow, type WebSocketRow } from '@flowlens/core';
import { useFlowLens } from '@flowlens/hooks';
import { ArrowDown, ArrowUp } from 'lucide';
import { Icon } from '../ui/icon/icon.js';
import { networkStateText } from './entry-state-text.js';
import { useTimelineTexts } from './timeline-texts.js';

/** How a request or a connection went: status, latency and size, or messages each way. Nothing for other kinds. */
export function RowState({ row }: { row: TimelineRow }) {
  if (row.kind === 'network') return <NetworkState row={row} />;
  if (row.kind === 'websocket') return <WebSocketState row={row} />;
  return null;
}

function NetworkState({ row }: { row: NetworkRow }) {
  const m = useTimelineTexts();
  const { locale } = useFlowLens();
  return (
    <>
      <span className="fl-timeline-status" data-severity={row.severity} data-state={row.state}>
        {networkStateText(row, m)}
      </span>
      <span className="fl-timeline-latency">{row.latencyMs !== null && formatLatency(row.latencyMs, locale)}</span>
      <span className="fl-timeline-size">{row.responseBytes !== null && formatBytes(row.responseBytes, locale)}</span>
    </>
  );
}

function WebSocketState({ row }: { row: WebSocketRow }) {
  const m = useTimelineTexts();
  return (
    <>
      <span className="fl-timeline-status" data-severity={row.severity} data-state={row.state}>
        {m.websocketStates[row.state]}
      </span>
      <span className="fl-timeline-frame-count">
        <Icon of={ArrowUp} size={11} />
        {row.sentCount}
        <Icon of={ArrowDown} size={11} />
        {row.receivedCount}
      </span>
    </>
  );
}
