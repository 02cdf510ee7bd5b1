import { expect, type Page } from '@playwright/test';

/** Checks that nothing on the page is wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const tooWide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(tooWide, `pixels that ${page.url()} is too wide`).toBe(0);
}
