import { splitDuration } from './duration.js';

/** Texts for a number of units, e.g. `1 minute`. */
export interface SpokenUnits {
  spokenHours: (values: { count: number }) => string;
  spokenMinutes: (values: { count: number }) => string;
  spokenSeconds: (values: { count: number }) => string;
}

/**
 * Returns a duration as a screen reader should say it, e.g. `1 minute 30 seconds`. Uses the messages, because the first
 * `Intl` lookup of units takes 12 ms on a slow machine and a player needs this text for its first render.
 */
export function formatSpokenTime(durationMs: number, units: SpokenUnits): string {
  const { hours, minutes, seconds } = splitDuration(durationMs);
  const parts = [
    hours && units.spokenHours({ count: hours }),
    minutes && units.spokenMinutes({ count: minutes }),
    seconds && units.spokenSeconds({ count: seconds }),
  ].filter(Boolean);
  return parts.join(' ') || units.spokenSeconds({ count: 0 });
}
