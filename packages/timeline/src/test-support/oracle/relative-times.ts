import { asNumber, type TimelineEvent } from '@flowlens/core/recorded';

/**
 * Sets a relative time on every event, in place. A missing one is derived from the timestamp. An event without either gets
 * the time of the previous event in the file. Times before the start of the recording count as its start.
 */
export function setRelativeTimes(events: readonly TimelineEvent[]): void {
  let origin: number | undefined;
  let previous = 0;
  for (const event of events) {
    let time = relativeTime(event);
    if (time === undefined && event.timestamp !== null) {
      origin ??= findOrigin(events);
      time = event.timestamp - origin;
    }
    time = Math.max(0, time ?? previous);
    if (event.relative_time_ms !== time) event.relative_time_ms = time;
    previous = time;
  }
}

/** The timestamp of the recording's start: from an event that has both times, else that of the earliest event. */
function findOrigin(events: readonly TimelineEvent[]): number {
  let earliest = Infinity;
  for (const event of events) {
    if (event.timestamp === null) continue;
    const time = relativeTime(event);
    if (time !== undefined) return event.timestamp - time;
    earliest = Math.min(earliest, event.timestamp);
  }
  return earliest;
}

/** The field comes from the file and may hold anything. A time before the start counts as the start. */
function relativeTime(event: { relative_time_ms: unknown }): number | undefined {
  const time = asNumber(event.relative_time_ms);
  return time === undefined ? undefined : Math.max(0, time);
}
