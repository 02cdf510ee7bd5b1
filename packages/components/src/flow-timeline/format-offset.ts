import { formatClock } from '@flowlens/core/format';

/** The time of an event since the start of the recording to a thousandth of a second, e.g. `1:05.042`. */
export function formatOffset(timeMs: number): string {
  return `${formatClock(timeMs)}.${String(Math.floor(timeMs % 1000)).padStart(3, '0')}`;
}
