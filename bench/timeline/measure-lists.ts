import type { Browser, Page } from 'playwright';
import { median } from '../median.js';
import { type List, type ListTimes, measureList } from './measure-list.js';
import { showEntry } from './measure-use.js';
import type { BenchPage } from './serve-page.js';

/** Full speed, and the speed of a phone relative to a desktop. */
const THROTTLINGS = [1, 4];
const ROUNDS = 5;

/** Measures our list, a plain one without a library, and a peer, interleaved, so that a slow machine affects all of them. */
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
  const lines: string[] = [];
  for (const throttling of THROTTLINGS) {
    const measured = lists.map((list) => ({ list, rounds: new Array<ListTimes>() }));
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const { list, rounds } of measured) rounds.push(await measureList(browser, site, list, throttling));
    }
    const slower = throttling > 1 ? `, ${throttling}x slower` : '';
    lines.push(...measured.map(({ list, rounds }) => lineOf(list.name + slower, rounds)));
  }
  return lines;
}

/** Mounts the timeline, waits until its file is read, and returns the time of the mount. */
async function mountTimeline(page: Page, url: string): Promise<number> {
  const mountMs = await page.evaluate((address) => window.bench.mountTimeline(address), url);
  await page.locator('[data-complete]').waitFor();
  return mountMs;
}

function lineOf(name: string, rounds: readonly ListTimes[]): string {
  const of = (read: (times: ListTimes) => number) => median(rounds.map(read)).toFixed(0);
  const frame = (share: number) => of(({ frames }) => frames[Math.floor(frames.length * share)] ?? Number.NaN);
  const jumps = [of(({ jump }) => jump), of(({ laterJump }) => laterJump), of(({ thrown }) => thrown)];
  return `| ${[name, of(({ mount }) => mount), frame(0.5), frame(0.95), ...jumps].join(' | ')} |`;
}
