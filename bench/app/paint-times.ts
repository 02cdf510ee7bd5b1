import type { Browser, BrowserContextOptions } from 'playwright';

/** Slowdown of the emulated machine. */
const CPU_THROTTLING = 4;
/** Quiet time after which no larger paint is expected. */
const QUIET_MS = 1_000;

export interface PaintTimes {
  firstMs: number;
  largestMs: number;
}

/** Measures the first and the largest paint of a page, opened with an empty cache on a slow machine. */
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
