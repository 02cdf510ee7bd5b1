import type { Page } from 'playwright';

/** Counts the timer and frame callbacks that run in a page. Must be called before the page is opened. */
export async function countWakeups(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = { wakeups: 0 };
    Object.assign(window, { counted });
    for (const name of ['setTimeout', 'setInterval', 'requestAnimationFrame', 'requestIdleCallback'] as const) {
      const schedule = window[name] as (callback: unknown, ...rest: unknown[]) => number;
      const countingSchedule = (callback: unknown, ...rest: unknown[]) =>
        schedule.call(
          window,
          (...values: unknown[]) => {
            counted.wakeups += 1;
            if (typeof callback === 'function') (callback as (...given: unknown[]) => void)(...values);
          },
          ...rest,
        );
      Object.assign(window, { [name]: countingSchedule });
    }
  });
  return () => page.evaluate(() => (window as unknown as { counted: { wakeups: number } }).counted.wakeups);
}
