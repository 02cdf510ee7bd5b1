import { setTimeout as sleep } from 'node:timers/promises';

/** A little less than a test's timeout, so that the failed condition is reported. */
const TIMEOUT_MS = 170_000;

/** Polls until the condition is true; fails after `withinMs` with its name. */
export async function waitUntil(
  what: string,
  isTrue: () => boolean | Promise<boolean>,
  withinMs = TIMEOUT_MS,
): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error(`Not within ${withinMs} ms: ${what}`);
    await sleep(50);
  }
}
