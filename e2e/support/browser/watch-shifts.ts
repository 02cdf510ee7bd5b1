import type { Page } from '@playwright/test';

/** Measures from the next visit on how much a page shifts without user input, as browsers count it for CLS. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: LayoutShift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => shifts.push(...(list.getEntries() as LayoutShift[]))).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
  return () =>
    page.evaluate(async () => {
      // A frame after the last change, because only drawn shifts count.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      const { shifts } = window as unknown as { shifts: LayoutShift[] };
      return shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0);
    });
}

/** Missing in TypeScript's types. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}
