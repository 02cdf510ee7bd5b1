import type { Page } from '@playwright/test';

/**
 * Waits for a briefly visible element, by a selector and its text, and returns its data attributes. The page itself
 * checks, so that a busy test is not too late: start to wait before the action that shows it.
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
