import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';

/** Trace names of callbacks that wake a thread. */
const WAKEUPS = new Set(['TimerFire', 'FireAnimationFrame', 'FireIdleCallback']);

/** Counts the timers and frame callbacks of a page and its workers during an interval, from the browser's trace. */
export async function countWakeups(browser: Browser, page: Page, forMs: number): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await sleep(forMs);
  const trace = await browser.stopTracing();
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: { name: string }[] };
  return traceEvents.filter(({ name }) => WAKEUPS.has(name)).length;
}
