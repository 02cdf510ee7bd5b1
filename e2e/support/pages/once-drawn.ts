import type { Page } from '@playwright/test';

/**
 * Waits until what has just opened has been drawn. Only then do keys and presses reach it; those that come before, faster than any
 * person, reach what lies below.
 */
export async function onceDrawn(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => drawn(null))))),
  );
}
