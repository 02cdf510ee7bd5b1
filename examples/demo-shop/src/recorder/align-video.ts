import { readClapperboard } from './clapperboard.js';
import { readFrames } from './read-frames.js';

/** Frames right after the start of a capture come late; they are left out. */
const SETTLING_S = 0.5;
const DRIFT_MAX_MS = 40;

export interface VideoAlignment {
  /** Epoch milliseconds of the video's time 0. */
  originMs: number;
  /** How far the clapperboard at the end stands from where the one at the start puts it. */
  driftMs: number;
}

/**
 * Finds the epoch time of a captured video from the clapperboards at its start and end.
 *
 * @throws when one of them is missing or they disagree by more than a frame
 */
export async function alignVideo(path: string, near: number): Promise<VideoAlignment> {
  const origins: { time: number; origin: number }[] = [];
  for await (const frame of readFrames(path)) {
    const drawn = readClapperboard(frame, near);
    if (drawn !== undefined && frame.time >= SETTLING_S)
      origins.push({ time: frame.time, origin: drawn - frame.time * 1000 });
  }
  const gap = origins.findIndex(({ time }, at) => at > 0 && time - origins[at - 1]!.time > 5);
  if (gap < 1) throw new Error('The video does not show a clapperboard at its start and its end');
  const originMs = median(origins.slice(0, gap).map(({ origin }) => origin));
  const driftMs = median(origins.slice(gap).map(({ origin }) => origin)) - originMs;
  if (Math.abs(driftMs) > DRIFT_MAX_MS) throw new Error(`The video runs ${driftMs.toFixed(0)} ms away from the clock`);
  return { originMs, driftMs };
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
