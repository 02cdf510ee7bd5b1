import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { type Person, test as base } from '../../fixtures.js';
import { focusByTab } from './focus-by-tab.js';
import type { SignedInPerson } from '../product/people.js';

export { expect } from '@playwright/test';

/** Events of a mouse, a finger or a pen, but not of a key. */
const POINTER_EVENTS = ['pointerdown', 'pointermove', 'mousedown', 'mousemove', 'touchstart', 'wheel'];

interface Fixtures {
  /** A window for keyboard use only; the test fails if a pointer was used. */
  openWindow: () => Promise<Page>;
  /** Signs in one of the demo people, or a new person with that first name. */
  signInByKeys: (firstName: string) => Promise<SignedInPerson>;
}

/** Journeys without a mouse. Lint restricts their files to `keyboard.press` and `keyboard.type`. */
export const test = base.extend<Fixtures>({
  openWindow: async ({ browser }, use) => {
    const pointed: string[] = [];
    await use(async () => {
      const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
      await watchPointer(context, (type) => pointed.push(type));
      return context.newPage();
    });
    expect(pointed, 'what was done with a pointer').toEqual([]);
  },
  signInByKeys: async ({ openWindow }, use) => {
    await use(async (firstName) => {
      const page = await openWindow();
      await page.goto('/login');
      const id = randomUUID().slice(0, 8);
      return isDemoPerson(firstName)
        ? { page, ...(await signInByKeys(page, firstName)) }
        : { page, ...(await signInByKeys(page, `${firstName}.${id}@example.test`.toLowerCase())) };
    });
  },
});

/** Signs in from a visible login page: a demo person by name, anybody else by e-mail. */
export async function signInByKeys(page: Page, who: string): Promise<{ email: string; name: string }> {
  await focusByTab(page, page.getByRole('button', { name: 'Continue with Google' }));
  await page.keyboard.press('Enter');
  if (isDemoPerson(who)) {
    await focusByTab(page, page.getByRole('button', { name: who }));
  } else {
    await focusByTab(page, page.getByRole('textbox', { name: 'Sign in as anybody else' }));
    await page.keyboard.type(who);
  }
  await page.keyboard.press('Enter');
  const account = page.getByRole('button', { name: /^Account of / });
  await expect(account).toBeVisible();
  const name = (await account.getAttribute('aria-label')) ?? '';
  return { email: (await account.getAttribute('title')) ?? '', name: name.replace('Account of ', '') };
}

function isDemoPerson(name: string): name is Person {
  return ['Ada', 'Ben', 'Cleo'].includes(name);
}

async function watchPointer(context: BrowserContext, onEvent: (type: string) => void): Promise<void> {
  await context.exposeFunction('notePointerEvent', onEvent);
  await context.addInitScript((types) => {
    const { notePointerEvent } = window as unknown as { notePointerEvent: (type: string) => void };
    // The headless shell reports its unused mouse once, in the corner of a new window.
    const isUnused = (event: Event) => event instanceof MouseEvent && event.clientX === 0 && event.clientY === 0;
    for (const type of types) {
      const note = (event: Event) => event.isTrusted && !isUnused(event) && notePointerEvent(type);
      window.addEventListener(type, note, { capture: true });
    }
  }, POINTER_EVENTS);
}
