import type { Page } from '@playwright/test';
import { translatePage } from '../../../tooling/translate-page.js';

/** Translates every page opened from now on, like a browser. Returns the errors of those pages, including crashed components. */
export async function translatePages(page: Page): Promise<string[]> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    const isOfThePage = message.type() === 'error' && !message.text().startsWith('Failed to load resource');
    if (isOfThePage) errors.push(message.text());
  });
  await page.addInitScript(translatePage);
  return errors;
}
