import { formatDecimal } from './decimal.js';

/**
 * Formats hours, minutes and seconds, e.g. `1h 2m 3s`, `45s`. Zero parts are omitted, except in
 * `0s`.
 */
export function formatDuration(durationMs: number): string {
  const { hours, minutes, seconds } = splitDuration(durationMs);
  const parts = [hours && `${hours}h`, minutes && `${minutes}m`, seconds && `${seconds}s`].filter(Boolean);
  return parts.join(' ') || '0s';
}

/** Formats a time in a video, e.g. `1:05`, `1:02:03`. */
export function formatClock(timeMs: number): string {
  const { hours, minutes, seconds } = splitDuration(timeMs);
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${twoDigits(seconds)}` : `${minutes}:${twoDigits(seconds)}`;
}

/**
 * Formats the duration of a request in the reader's number format, e.g. `85 ms`, `1.24 s`; from one minute on like
 * `formatDuration`.
 */
export function formatLatency(latencyMs: number, locale = 'en-US'): string {
  // Switches to the next unit early, so that nothing rounds up to 1000 ms or 60.00 s.
  if (latencyMs < 999.5) return `${Math.round(latencyMs)} ms`;
  if (latencyMs >= 59_995) return formatDuration(latencyMs + 5);
  return `${formatDecimal(latencyMs / 1_000, locale, { min: 2, max: 2 })} s`;
}

/** Returns whole hours, minutes and seconds. An invalid or negative duration counts as zero. */
export function splitDuration(durationMs: number): { hours: number; minutes: number; seconds: number } {
  const total = durationMs > 0 && Number.isFinite(durationMs) ? Math.floor(durationMs / 1_000) : 0;
  return { hours: Math.floor(total / 3_600), minutes: Math.floor((total % 3_600) / 60), seconds: total % 60 };
}
