import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab, or another key that moves the focus, until the control has it. */
export async function focusByTab(page: Page, control: Locator, key = 'Tab'): Promise<void> {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < 120; presses++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`120 presses of ${key} did not reach ${control.toString()}`);
}
