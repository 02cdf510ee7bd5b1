import type { Page } from '@playwright/test';

/**
 * Waits for what shows for a moment only, by a selector and the text in it, and tells its data attributes. The page itself looks, so
 * that a busy test does not come too late: begin to wait before what brings it.
 */
export async function waitForTransient(page: Page, selector: string, text = ''): Promise<DOMStringMap> {
  const seen = await page.waitForFunction(
    ([wanted, within]) => {
      const found = [...document.querySelectorAll<HTMLElement>(wanted)];
      const shown = found.find((element) => element.checkVisibility() && element.textContent?.includes(within));
      return shown && { ...shown.dataset };
    },
    [selector, text] as const,
  );
  return (await seen.jsonValue()) as DOMStringMap;
}
