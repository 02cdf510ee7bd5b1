import type {} from '@vitest/browser-playwright';
import type { BrowserCommand } from 'vitest/node';

/**
 * Waits until Playwright knows the frame of the current test file. On a busy machine it may still hold the frame of the
 * previous file, and would send input there. Changes of frames arrive before the reply to a later call.
 */
export const awaitFrames: BrowserCommand<[]> = async ({ page }) => {
  await page.evaluate(() => undefined);
};
