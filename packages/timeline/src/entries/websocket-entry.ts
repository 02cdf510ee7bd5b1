import { ENTRY_SEVERITIES, type TimelineEvent } from '@flowlens/core/recorded';
import { NO_EVENT } from '../index/columns/events/event-columns.js';
import type { WebSocketGroup } from '../index/columns/links/websocket-groups.js';
import { entryId } from './entry-id.js';
import type { WebSocketEntry } from './timeline-entry.js';

interface ConnectionParts {
  /** First event of the connection. */
  first: TimelineEvent;
  url: string;
  /** Index of the severity in `ENTRY_SEVERITIES`. */
  severity: number;
  /** Events that the entry contains: all, some or none. */
  events: TimelineEvent[];
}

/** Builds the entry of a connection from the counts of its group, which may cover more events than the entry contains. */
export function websocketEntry(
  group: WebSocketGroup,
  { first, url, severity, events }: ConnectionParts,
): WebSocketEntry {
  const { head, closed, created, sentCount, receivedCount, sentBytes, receivedBytes } = group;
  return {
    kind: 'websocket',
    id: entryId(head),
    timeMs: first.relative_time_ms,
    timestamp: first.timestamp,
    severity: ENTRY_SEVERITIES[severity]!,
    state: closed ? 'closed' : created === NO_EVENT ? 'unknown' : 'open',
    url,
    sentCount,
    receivedCount,
    sentBytes,
    receivedBytes,
    events,
  };
}
