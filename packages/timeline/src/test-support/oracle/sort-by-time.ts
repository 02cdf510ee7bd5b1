import type { Timeline, TimelineEvent } from '@flowlens/core/recorded';

/** Sorts events by time; those of the same time keep their order. Adds their positions in the file if these differ. */
export function sortByTime(events: TimelineEvent[]): Pick<Timeline, 'events' | 'fileOrder'> {
  if (isSorted(events)) return { events };
  const fileOrder = Array.from(events.keys()).sort(
    (a, b) => events[a]!.relative_time_ms - events[b]!.relative_time_ms || a - b,
  );
  return { events: fileOrder.map((place) => events[place]!), fileOrder };
}

function isSorted(events: readonly TimelineEvent[]): boolean {
  let latest = -Infinity;
  for (const { relative_time_ms: time } of events) {
    if (time < latest) return false;
    latest = time;
  }
  return true;
}
