import { splitDuration } from './duration.js';

/** Texts of a language for a number of units, e.g. `1 minute`. */
export interface SpokenUnits {
  spokenHours: (values: { count: number }) => string;
  spokenMinutes: (values: { count: number }) => string;
  spokenSeconds: (values: { count: number }) => string;
}

/**
 * A duration as a screen reader should say it, e.g. `1 minute 30 seconds`. In words of the messages: what browsers know of units takes
 * a slow machine 12 ms to look up for the first time, and a player says this before it draws anything.
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
