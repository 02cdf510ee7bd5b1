import { readClapperboard } from './clapperboard.js';
import { readFrames } from './read-frames.js';

/** Gap after which a frame belongs to the second clapperboard of a file, in seconds. */
const BETWEEN_S = 5;
const FRAMES_MAX = 2;

export interface ClockCheck {
  /** Difference of picture and timeline at the first and at the last clapperboard. */
  errorsMs: [number, number];
  frameMs: number;
}

/**
 * Compares the times shown by the clapperboards with the timestamps of their frames.
 *
 * @param originMs epoch milliseconds of time 0 in the timeline
 * @throws Error if a clapperboard is missing or differs by more than two frames of the file
 */
export async function checkClock(path: string, originMs: number): Promise<ClockCheck> {
  const seen: { time: number; errorMs: number }[] = [];
  for await (const frame of readFrames(path)) {
    const drawn = readClapperboard(frame, originMs);
    if (drawn !== undefined) seen.push({ time: frame.time, errorMs: originMs + frame.time * 1000 - drawn });
  }
  const second = seen.findIndex(({ time }, at) => at > 0 && time - seen[at - 1]!.time > BETWEEN_S);
  if (second < 1) throw new Error('The video does not show a clapperboard at its start and its end.');
  const boards = [seen.slice(0, second), seen.slice(second)];
  const frameMs = median(
    boards.flatMap((board) => board.slice(1).map(({ time }, at) => (time - board[at]!.time) * 1000)),
  );
  const errorsMs = boards.map((board) => median(board.map(({ errorMs }) => errorMs))) as [number, number];
  for (const errorMs of errorsMs)
    if (Math.abs(errorMs) > FRAMES_MAX * frameMs)
      throw new Error(
        `Picture and timeline are ${errorMs.toFixed(0)} ms apart; a frame lasts ${frameMs.toFixed(0)} ms.`,
      );
  return { errorsMs, frameMs };
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
