import type { TimelineEvent } from '@flowlens/core/recorded';
import { ECHO_AFTER_MS, ECHO_REACH_REQUESTS, ECHO_REACH_ROWS, echoTarget } from '../../entries/browser-echo.js';
import { networkEntry } from '../../entries/network-entry.js';
import { errorKey, REPEAT_MS } from '../../entries/repeated-error.js';
import type { OpenRow } from './open-row.js';

/** Creates a function that merges an error into its request or an equal error before it. Returns whether it did. */
export function createErrorMerger(
  rows: readonly OpenRow[],
  events: readonly TimelineEvent[],
): (event: TimelineEvent) => boolean {
  function joinsRequest(event: TimelineEvent): boolean {
    const target = echoTarget(event);
    if (target === null) return false;
    const row = target.url === null ? withStatus(target.status, event.relative_time_ms) : withUrl(target.url);
    if (row) row.echo = event;
    return row !== undefined;
  }

  function withStatus(status: number | null, timeMs: number): OpenRow | undefined {
    return rows
      .filter(({ exchange, echo }) => echo === null && exchange?.[1] && exchange[0].type === 'network_request')
      .filter(({ exchange }) => exchange![1]!.relative_time_ms >= timeMs - ECHO_AFTER_MS)
      .sort((one, other) => events.indexOf(one.exchange![1]!) - events.indexOf(other.exchange![1]!))
      .findLast(({ exchange }) => {
        const entry = networkEntry(exchange!, 0);
        return entry.severity === 'error' && entry.status !== null && entry.status === status;
      });
  }

  function withUrl(url: string): OpenRow | undefined {
    const candidates = rows
      .slice(-ECHO_REACH_ROWS)
      .reverse()
      .filter(({ exchange, echo }) => echo === null && exchange?.[0].type === 'network_request' && mayFail(exchange));
    return candidates
      .slice(0, ECHO_REACH_REQUESTS)
      .find(({ exchange }) => exchange![0].network_request_data?.url === url);
  }

  function repeats(event: TimelineEvent): boolean {
    const last = rows.at(-1);
    if (!last?.error || errorKey(last.error) !== errorKey(event)) return false;
    if (event.relative_time_ms - last.lastTimeMs > REPEAT_MS) return false;
    last.count += 1;
    last.lastTimeMs = event.relative_time_ms;
    return true;
  }

  return (event) => joinsRequest(event) || repeats(event);
}

function mayFail(exchange: NonNullable<OpenRow['exchange']>): boolean {
  return exchange[1] === undefined || networkEntry(exchange, 0).severity === 'error';
}
