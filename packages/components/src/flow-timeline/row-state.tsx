import { formatBytes, formatLatency, type NetworkEntry, type TimelineEntry, type WebSocketEntry } from '@flowlens/core';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useMemo } from 'react';
import { networkStateText } from './entry-state-text.js';
import { responseSizeBytes } from './response-size.js';
import { useTimelineTexts } from './timeline-texts.js';

/** How a request or a connection went: status, latency and size, or messages each way. Nothing for other kinds. */
export function RowState({ entry }: { entry: TimelineEntry }) {
  if (entry.kind === 'network') return <NetworkState entry={entry} />;
  if (entry.kind === 'websocket') return <WebSocketState entry={entry} />;
  return null;
}

function NetworkState({ entry }: { entry: NetworkEntry }) {
  const m = useTimelineTexts();
  const size = useMemo(() => responseSizeBytes(entry), [entry]);
  return (
    <>
      <span className="fl-timeline-status" data-severity={entry.severity} data-state={entry.state}>
        {networkStateText(entry, m)}
      </span>
      <span className="fl-timeline-latency">{entry.latencyMs === null ? '' : formatLatency(entry.latencyMs)}</span>
      <span className="fl-timeline-size">{size === null ? '' : formatBytes(size)}</span>
    </>
  );
}

function WebSocketState({ entry }: { entry: WebSocketEntry }) {
  const m = useTimelineTexts();
  return (
    <>
      <span className="fl-timeline-status" data-severity={entry.severity} data-state={entry.state}>
        {m.websocketStates[entry.state]}
      </span>
      <span className="fl-timeline-frame-count">
        <ArrowUp aria-hidden size={11} />
        {entry.sentCount}
        <ArrowDown aria-hidden size={11} />
        {entry.receivedCount}
      </span>
    </>
  );
}
