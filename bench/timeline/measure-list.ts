import type { Browser, Page } from 'playwright';
import { median } from '../median.js';
import { FLING_STEPS, JUMP_SHARE } from './measure-use.js';
import type { BenchPage } from './serve-page.js';

/** A position whose rows have not been read yet. The code of a jump has run by then. */
const LATER_SHARES = [0.2, 0.35, 0.5, 0.65, 0.9];
/** Another unread position. */
const THROW_SHARE = 0.58;

export interface List {
  name: string;
  /** Shows the whole list, and returns the duration. */
  mount: (page: Page) => Promise<number>;
  /** Jumps to a share of the list and returns the duration. @default by dragging the scrollbar */
  jump?: (page: Page, share: number) => Promise<number>;
}

/** Times of a list, in milliseconds. */
export interface ListTimes {
  mount: number;
  /** Times between frames, sorted. */
  frames: number[];
  jump: number;
  laterJump: number;
  thrown: number;
}

const flingTo = (page: Page, share: number) => page.evaluate((to) => window.bench.flingTo(to), share);

/** Mounts a list, scrolls and jumps in it, on a separate page with a slower processor. */
export async function measureList(
  browser: Browser,
  site: BenchPage,
  { mount, jump = flingTo }: List,
  throttling: number,
): Promise<ListTimes> {
  const page = await browser.newPage({ viewport: { width: 800, height: 760 } });
  await page.goto(site.url);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttling });
  // Measures only the list: its code has run before, and the file has been read.
  await mount(page);
  await page.evaluate(() => window.bench.close());
  const mountMs = await mount(page);
  const { frames } = await page.evaluate((steps) => window.bench.flingThrough(steps), FLING_STEPS);
  const jumpMs = await jump(page, JUMP_SHARE);
  const later: number[] = [];
  for (const share of LATER_SHARES) later.push(await jump(page, share));
  const thrown = await flingTo(page, THROW_SHARE);
  await page.close();
  return { mount: mountMs, frames, jump: jumpMs, laterJump: median(later), thrown };
}
