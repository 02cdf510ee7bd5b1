import { expect, type Page } from '@playwright/test';

/** Opens more tabs beside one with an empty gallery; returns all of them once they show it. */
export async function openTabs(first: Page, count: number): Promise<Page[]> {
  const more = await Promise.all(
    Array.from({ length: count - 1 }, async () => {
      const page = await first.context().newPage();
      await page.goto('/flowlens');
      return page;
    }),
  );
  const tabs = [first, ...more];
  for (const tab of tabs) await expect(tab.getByText('No flows available')).toBeVisible();
  return tabs;
}
