/** Returns the position of a time on the progress bar, from 0 to 1. */
export function timeToPosition(timeMs: number, durationMs: number): number {
  return durationMs > 0 ? clamp(timeMs / durationMs, 0, 1) : 0;
}

/** The time at a place of the progress bar, from 0 to 1. */
export function positionToTime(position: number, durationMs: number): number {
  return clamp(position, 0, 1) * Math.max(0, durationMs);
}

/** A time within the video. */
export function clampTime(timeMs: number, durationMs: number): number {
  return clamp(timeMs, 0, Math.max(0, durationMs));
}

function clamp(value: number, min: number, max: number): number {
  // Not a number, as a video without a duration gives, counts as the start.
  return Number.isNaN(value) ? min : Math.min(Math.max(value, min), max);
}
