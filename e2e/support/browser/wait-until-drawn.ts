import type { Page } from '@playwright/test';

/**
 * Waits until newly opened content has been drawn. Earlier keys and clicks, faster than any person's, would reach the
 * content below.
 */
export async function waitUntilDrawn(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => drawn(null))))),
  );
}
