import type { Browser, Page } from 'playwright';
import type { BenchPage } from './serve-page.js';

const TYPED = 'orders/77';
const FLING_STEPS = 90;
const JUMP_SHARE = 0.8;
/** Elsewhere, where no row has been read yet. The code of a jump has run by then. */
const LATER_SHARES = [0.2, 0.35, 0.5, 0.65, 0.9];
/** Elsewhere again. */
const THROW_SHARE = 0.58;
const ROUNDS = 7;

export interface List {
  name: string;
  /** How much slower than this one the processor is to be. */
  throttling?: number;
  /** Shows all of it, and tells how long that took. */
  mount: (page: Page) => Promise<number>;
  /** Goes to a share of it and tells how long that took. @default as the scrollbar is thrown */
  jump?: (page: Page, share: number) => Promise<number>;
}

const throwTo = (page: Page, share: number) => page.evaluate((to) => window.bench.throwTo(to), share);

/** As a marker of the player does it. The event there is a request, in a timeline of whatever length. */
export const showEntry = (page: Page, eventCount: number, share = JUMP_SHARE): Promise<number> =>
  page.evaluate((entryId) => window.bench.showEntry(entryId), `e${eventCount * share}`);

/** One line of the table: mounting, scrolling and jumping in a list of so many rows, ours or a peer's. */
export async function measureList(browser: Browser, site: BenchPage, list: List): Promise<string> {
  const jump = list.jump ?? throwTo;
  const rounds: { mountMs: number; frames: number[]; jumpMs: number; laterJumpMs: number; thrownMs: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await browser.newPage({ viewport: { width: 800, height: 760 } });
    await page.goto(site.url);
    if (list.throttling !== undefined) {
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: list.throttling });
    }
    // What is measured is the list: its code has run before, and the file has been read.
    await list.mount(page);
    await page.evaluate(() => window.bench.close());
    const mountMs = await list.mount(page);
    const { frames } = await page.evaluate((steps) => window.bench.flingThrough(steps), FLING_STEPS);
    const jumpMs = await jump(page, JUMP_SHARE);
    const later: number[] = [];
    for (const share of LATER_SHARES) later.push(await jump(page, share));
    const thrownMs = await throwTo(page, THROW_SHARE);
    rounds.push({ mountMs, frames, jumpMs, laterJumpMs: median(later), thrownMs });
    await page.close();
  }
  const of = (read: (round: (typeof rounds)[number]) => number) => median(rounds.map(read)).toFixed(0);
  const frame = (share: number) => of(({ frames }) => frames[Math.floor(frames.length * share)] ?? Number.NaN);
  const cells = [
    list.name,
    of(({ mountMs }) => mountMs),
    frame(0.5),
    frame(0.95),
    of(({ jumpMs }) => jumpMs),
    of(({ laterJumpMs }) => laterJumpMs),
    of(({ thrownMs }) => thrownMs),
  ];
  return `| ${cells.join(' | ')} |`;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** One line of the table: an opened timeline is scrolled fast, jumped in, and searched letter by letter. */
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

/** Means of all letters: until anything new shows, and until everything is found. */
async function searchByLetter(page: Page) {
  const field = page.getByRole('searchbox', { name: 'Search events' });
  await page.evaluate(() => window.bench.startWatching());
  const times: { firstMs: number; allMs: number }[] = [];
  for (let length = 1; length <= TYPED.length; length += 1) {
    const found = page.evaluate(() => window.bench.untilFound());
    await field.pressSequentially(TYPED[length - 1]!);
    times.push(await found);
  }
  const report = await page.evaluate(() => window.bench.stopWatching());
  const mean = (key: 'firstMs' | 'allMs') => times.reduce((sum, time) => sum + time[key], 0) / times.length;
  return { ...report, firstMs: mean('firstMs'), allMs: mean('allMs') };
}
