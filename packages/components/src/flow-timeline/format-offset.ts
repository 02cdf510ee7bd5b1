import { formatClock } from '@flowlens/core/format';

/** Formats the time since the start of the recording with milliseconds, e.g. `1:05.042`. */
export function formatOffset(timeMs: number): string {
  return `${formatClock(timeMs)}.${String(Math.floor(timeMs % 1000)).padStart(3, '0')}`;
}
