/** Returns the position of a time on the progress bar, from 0 to 1. */
export function timeToPosition(timeMs: number, durationMs: number): number {
  return durationMs > 0 ? clamp(timeMs / durationMs, 0, 1) : 0;
}

/** Returns the time at a position of the progress bar from 0 to 1. */
export function positionToTime(position: number, durationMs: number): number {
  return clamp(position, 0, 1) * Math.max(0, durationMs);
}

/** Clamps a time to the video. */
export function clampTime(timeMs: number, durationMs: number): number {
  return clamp(timeMs, 0, Math.max(0, durationMs));
}

function clamp(value: number, min: number, max: number): number {
  // NaN, as for a video without a duration, counts as the start.
  return Number.isNaN(value) ? min : Math.min(Math.max(value, min), max);
}
