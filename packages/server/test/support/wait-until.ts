import { setTimeout as sleep } from 'node:timers/promises';

/** A little less than a test may take, so that what did not come true is named. */
const MOST_MS = 170_000;

/** Asks until the answer is yes; fails after `withinMs` naming what did not come true. */
export async function waitUntil(
  what: string,
  isTrue: () => boolean | Promise<boolean>,
  withinMs = MOST_MS,
): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error(`Not within ${withinMs} ms: ${what}`);
    await sleep(50);
  }
}
