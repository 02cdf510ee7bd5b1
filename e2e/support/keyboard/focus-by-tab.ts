import { expect, type Locator, type Page } from '@playwright/test';
import { expectVisibleFocus } from './visible-focus.js';

/** Presses Tab, or another key that moves the focus, until the control has a visible focus. */
export async function focusByTab(page: Page, control: Locator, key = 'Tab'): Promise<void> {
  await expect(control).toBeVisible();
  let element = await control.elementHandle();
  for (let presses = 0; presses < 120; presses++) {
    const state = await element?.evaluate(focusAfterKey);
    if (state?.[0]) return expectVisibleFocus(control);
    // Located once while it exists, because finding a role and name after each key takes longer than the key.
    if (!state?.[1]) element = await control.elementHandle();
    await page.keyboard.press(key);
  }
  throw new Error(`120 presses of ${key} did not reach ${control.toString()}`);
}

/** Menus and tabs move the focus asynchronously after the key. */
async function focusAfterKey(wanted: Element): Promise<readonly [focused: boolean, connected: boolean]> {
  await new Promise((resolve) => setTimeout(resolve));
  return [wanted === document.activeElement, wanted.isConnected];
}

/** Goes to a control by Tab, or another key that moves the focus, and presses Enter on it. */
export async function enterByTab(page: Page, control: Locator, key = 'Tab'): Promise<void> {
  await focusByTab(page, control, key);
  await page.keyboard.press('Enter');
}
