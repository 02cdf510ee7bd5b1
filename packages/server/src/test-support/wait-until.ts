import { setTimeout as sleep } from 'node:timers/promises';

/** Asks until the answer is yes; fails after `withinMs` naming what did not come true. */
export async function waitUntil(
  what: string,
  isTrue: () => boolean | Promise<boolean>,
  withinMs = 60_000,
): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error(`Not within ${withinMs} ms: ${what}`);
    await sleep(50);
  }
}
