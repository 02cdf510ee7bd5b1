import type { Browser, BrowserContextOptions } from 'playwright';

/** A machine this many times slower than the one that measures. */
const CPU_THROTTLING = 4;
/** Nothing larger is painted after a page has been quiet for so long. */
const QUIET_MS = 1_000;

export interface PaintTimes {
  firstMs: number;
  largestMs: number;
}

/** When a page paints anything, and the largest thing in it, opened with an empty cache on a slow machine. */
export async function paintTimes(browser: Browser, url: string, options?: BrowserContextOptions): Promise<PaintTimes> {
  const context = await browser.newContext(options);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_THROTTLING });
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(QUIET_MS);
    return await page.evaluate(readPaints);
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
function readPaints(): Promise<PaintTimes> {
  const firstMs = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
  return new Promise((resolve) => {
    new PerformanceObserver((list) =>
      resolve({ firstMs, largestMs: list.getEntries().at(-1)?.startTime ?? Number.NaN }),
    ).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}
