import type { Page } from 'playwright';
import { injectedScript } from './injected-script.js';
import type { LumaFrame } from './read-frames.js';

const SHOWN_MS = 2_000;
const BITS = 32;
const WRAP = 2 ** BITS;
const BLACK_BELOW = 128;

/** Covers the page with the clapperboard for two seconds. */
export async function showClapperboard(page: Page): Promise<void> {
  await page.evaluate(injectedScript('clapperboard'));
  await page.waitForTimeout(SHOWN_MS);
  await page.evaluate(injectedScript('clapperboard'));
}

/**
 * Returns the epoch milliseconds at which a frame of the clapperboard was drawn; undefined for any other frame.
 *
 * @param near an epoch time within 24 days of the frame, because the 32 bits wrap around
 */
export function readClapperboard({ luma, width, height }: LumaFrame, near: number): number | undefined {
  let time = 0;
  for (let bit = 0; bit < BITS; bit += 1) {
    const x = Math.floor(((bit + 0.5) / BITS) * width);
    const isSet = luma[Math.floor(height / 4) * width + x]! < BLACK_BELOW;
    const isSetBelow = luma[Math.floor((height * 3) / 4) * width + x]! < BLACK_BELOW;
    if (isSet === isSetBelow) return undefined;
    if (isSet) time += 2 ** bit;
  }
  return time + Math.round((near - time) / WRAP) * WRAP;
}
