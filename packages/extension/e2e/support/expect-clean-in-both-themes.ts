import { expect, type Page } from '@playwright/test';
import { expectCleanForAxe } from '../../../../e2e/support/keyboard/axe.js';

/** Checks a page with axe in the light and in the dark theme. */
export async function expectCleanInBothThemes(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectCleanForAxe(page, `${what}, ${colorScheme}`, () => expect(page.getByRole('main')).toBeVisible());
  }
}
