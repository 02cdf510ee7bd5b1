import { parseMoment } from '@flowlens/core/player';
import { z } from 'zod';
import { Refusal } from './answers/refusal.js';

const LATEST_S = 24 * 3_600;

/** Formats in which an assistant may write a moment. */
export const momentInput = z.union([z.number().min(0).max(LATEST_S), z.string().max(20)]);

/**
 * Returns the milliseconds since the start of the recording.
 *
 * @throws Refusal
 */
export function momentMs(moment: z.output<typeof momentInput>, name: string): number {
  const seconds = typeof moment === 'number' ? moment : parseMoment(moment);
  if (seconds === null || seconds > LATEST_S)
    throw new Refusal(`"${name}" is not a moment of a recording. Write seconds, or a time such as 1:23.`);
  return seconds * 1_000;
}
