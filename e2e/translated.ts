import type { Page } from '@playwright/test';
import { translatePage } from '../tooling/translate-page.js';

/** Has the pages that are opened from now on translated by the browser. Gives what goes wrong on them, crashed parts included. */
export async function translate(page: Page): Promise<string[]> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    const isOfThePage = message.type() === 'error' && !message.text().startsWith('Failed to load resource');
    if (isOfThePage) errors.push(message.text());
  });
  await page.addInitScript(translatePage);
  return errors;
}
