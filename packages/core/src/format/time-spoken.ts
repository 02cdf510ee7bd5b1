import { splitDuration } from './duration.js';

/** A duration as a screen reader should say it, e.g. `1 minute 30 seconds`. */
export function formatSpokenTime(durationMs: number, locale = 'en-US'): string {
  const { hours, minutes, seconds } = splitDuration(durationMs);
  const parts = [
    [hours, 'hour'],
    [minutes, 'minute'],
    [seconds, 'second'],
  ] as const;
  const spoken = parts.filter(([value]) => value > 0);
  return (spoken.length > 0 ? spoken : [[0, 'second'] as const])
    .map(([value, unit]) => value.toLocaleString(locale, { style: 'unit', unit, unitDisplay: 'long' }))
    .join(' ');
}
