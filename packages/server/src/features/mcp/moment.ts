import { parseMomentMs } from '@flowlens/core/player';
import { z } from 'zod';
import { Refusal } from './results/refusal.js';

const LATEST_S = 24 * 3_600;
const LATEST_MS = LATEST_S * 1_000;

/** Formats in which an assistant may write a moment. */
export const momentInput = z.union([z.number().min(0).max(LATEST_S), z.string().max(20)]);

/**
 * Returns the milliseconds since the start of the recording.
 *
 * @throws Refusal
 */
export function momentMs(moment: z.output<typeof momentInput>, name: string): number {
  const timeMs = typeof moment === 'number' ? moment * 1_000 : parseMomentMs(moment);
  if (timeMs === null || timeMs > LATEST_MS)
    throw new Refusal(`"${name}" is not a moment of a recording. Write seconds, or a time such as 1:23.`);
  return timeMs;
}
