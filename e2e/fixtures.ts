import { expect, test as base, type Page } from '@playwright/test';
import { enter } from './support/pages/enter.js';

export { expect } from '@playwright/test';

/** The demo people of the development issuer. */
export type Person = 'Ada' | 'Ben' | 'Cleo';

export const emailOf = (person: Person) => `${person.toLowerCase()}@flowlens.test`;

interface Fixtures {
  /** Signs one of them in, up to the gallery. */
  signIn: (person: Person) => Promise<void>;
  /** Runs automatically, because the windows of a test continue to call the server until they are closed. */
  closeWindows: void;
}

/** Journeys run against the product that `start-product.ts` has started. */
export const test = base.extend<Fixtures>({
  closeWindows: [
    async ({ browser }, use) => {
      await use();
      const contexts = browser.contexts();
      // Responses that a test supplied for the server may still be pending; no caller waits for them.
      const parts = contexts.flatMap((context) => [context, ...context.pages()]);
      await Promise.all(parts.map((part) => part.unrouteAll({ behavior: 'ignoreErrors' })));
      await Promise.all(contexts.map((context) => context.close()));
    },
    { auto: true },
  ],
  signIn: async ({ page }, use) => {
    await use(async (person) => {
      await enter(page, emailOf(person));
      await expectSignedIn(page, person);
    });
  },
});

/** Signs in from a login page that is showing already: the issuer's own page, and back to where the app leads. */
export async function signInFromLogin(page: Page, person: Person): Promise<void> {
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: person }).click();
  await expectSignedIn(page, person);
}

async function expectSignedIn(page: Page, person: Person): Promise<void> {
  await expect(page.getByRole('button', { name: `Account of ${person}` })).toBeVisible();
}
