import type { Browser, Page } from 'playwright';
import { type List, measureList, showEntry } from './measure-use.js';
import type { BenchPage } from './serve-page.js';

/** As slow as a phone is beside a desktop. */
const THROTTLING = 4;

/** Our list beside the floor, a plain one without a library, and beside a peer: at full speed, and on a slow processor. */
export async function measureLists(browser: Browser, site: BenchPage, count: number): Promise<string[]> {
  const lists: List[] = [
    { name: 'plain DOM', mount: (page) => page.evaluate((rows) => window.bench.mountPlainList(rows), count) },
    { name: 'TanStack Virtual', mount: (page) => page.evaluate((rows) => window.bench.mountTanstackList(rows), count) },
    {
      name: '<FlowTimeline>',
      mount: (page) => mountTimeline(page, `/${count}.json`),
      jump: (page, share) => showEntry(page, count, share),
    },
  ];
  const slow = lists.map((list) => ({ ...list, name: `${list.name}, ${THROTTLING}x slower`, throttling: THROTTLING }));
  const lines: string[] = [];
  for (const list of [...lists, ...slow]) lines.push(await measureList(browser, site, list));
  return lines;
}

/** Once the file has been read. */
async function mountTimeline(page: Page, url: string): Promise<number> {
  const mountMs = await page.evaluate((address) => window.bench.mountTimeline(address), url);
  await page.locator('[data-complete]').waitFor();
  return mountMs;
}
