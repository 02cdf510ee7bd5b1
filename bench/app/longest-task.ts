import type { Browser, Page } from 'playwright';

/** Longest task of a page, which blocks its use. */
export interface LongestTask {
  /** Total duration. */
  blockedMs: number;
  /** CPU time of the busiest task; the rest is waiting for a processor. */
  busyMs: number;
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** In microseconds, like `tdur`. */
  dur?: number;
  tdur?: number;
}

/** Measures the longest task of a page during an action. */
export async function longestTask(browser: Browser, page: Page, doing: () => Promise<void>): Promise<LongestTask> {
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  await doing();
  await page.evaluate((name) => performance.mark(name), MARK);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };

  const mark = trace.traceEvents.find(({ name }) => name === MARK);
  const tasks = trace.traceEvents.filter(
    ({ name, pid, tid }) => name.endsWith('RunTask') && pid === mark?.pid && tid === mark.tid,
  );
  const longest = (of: (task: TraceEvent) => number | undefined) => Math.max(...tasks.map((task) => of(task) ?? 0));
  return { blockedMs: longest(({ dur }) => dur) / 1_000, busyMs: longest(({ tdur }) => tdur) / 1_000 };
}

/** Mark that identifies the thread of the page in a trace. */
const MARK = 'flowlens-bench';
