import type { Browser, Page } from 'playwright';
import type { BenchPage } from './serve-page.js';

const TYPED = 'orders/77';
export const FLING_STEPS = 90;
export const JUMP_SHARE = 0.8;

/** Simulates a marker of the player. Its event is a request, in a timeline of any length. */
export const showEntry = (page: Page, eventCount: number, share = JUMP_SHARE): Promise<number> =>
  page.evaluate((entryId) => window.bench.showEntry(entryId), `e${eventCount * share}`);

/** A line of the table: an open timeline is scrolled fast, jumped in, and searched letter by letter. */
export async function measureUse(browser: Browser, site: BenchPage, eventCount: number): Promise<string> {
  const page = await browser.newPage({ viewport: { width: 800, height: 760 } });
  try {
    await page.goto(site.url);
    await page.evaluate((url) => window.bench.openTimeline(url), `/${eventCount}.json`);
    await page.locator('[data-complete]').waitFor();
    const fling = await page.evaluate((steps) => window.bench.flingThrough(steps), FLING_STEPS);
    const jumpMs = await showEntry(page, eventCount);
    const search = await searchByLetter(page);
    const frame = (share: number) => fling.frames[Math.floor(fling.frames.length * share)]?.toFixed(0);
    const cells = [
      eventCount.toLocaleString('en-US'),
      `${frame(0.5)} / ${frame(0.95)} / ${fling.frames.at(-1)?.toFixed(0)}`,
      jumpMs.toFixed(0),
      `${search.firstMs.toFixed(0)} / ${search.allMs.toFixed(0)}`,
      Math.max(fling.longestBlockMs, search.longestBlockMs).toFixed(0),
      [...fling.longTasks, ...search.longTasks].map((ms) => ms.toFixed(0)).join(', ') || 'none',
    ];
    return `| ${cells.join(' | ')} |`;
  } finally {
    await page.close();
  }
}

/** Means over all letters: time until the first new result, and until the search is complete. */
async function searchByLetter(page: Page) {
  const field = page.getByRole('searchbox', { name: 'Search events' });
  await page.evaluate(() => window.bench.startWatching());
  const times: { firstMs: number; allMs: number }[] = [];
  for (let length = 1; length <= TYPED.length; length += 1) {
    const found = page.evaluate(() => window.bench.waitUntilFound());
    await field.pressSequentially(TYPED[length - 1]!);
    times.push(await found);
  }
  const report = await page.evaluate(() => window.bench.stopWatching());
  const mean = (key: 'firstMs' | 'allMs') => times.reduce((sum, time) => sum + time[key], 0) / times.length;
  return { ...report, firstMs: mean('firstMs'), allMs: mean('allMs') };
}
