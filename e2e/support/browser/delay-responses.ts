import type { Page } from '@playwright/test';

/** Delays the responses to a page's calls until `release`. */
export async function delayResponses(page: Page, isHeld: (url: URL) => boolean): Promise<{ release: () => void }> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(isHeld, async (route) => {
    if (route.request().resourceType() === 'fetch') await released;
    await route.continue();
  });
  return { release };
}
