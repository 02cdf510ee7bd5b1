import { formatClock } from '@flowlens/core';

/** The time of an event since the start of the recording to a tenth of a second, e.g. `1:05.3`. */
export function formatOffset(timeMs: number): string {
  return `${formatClock(timeMs)}.${Math.floor((timeMs % 1000) / 100)}`;
}
