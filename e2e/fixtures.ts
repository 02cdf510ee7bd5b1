import { expect, test as base, type Page } from '@playwright/test';
import { signInByCall } from './support/product/sign-in-by-call.js';

export { expect } from '@playwright/test';

/** The demo people of the development issuer. */
export type Person = 'Ada' | 'Ben' | 'Cleo';

export const emailOf = (person: Person) => `${person.toLowerCase()}@flowlens.test`;

interface Fixtures {
  /** Signs one of them in, up to the gallery. */
  signIn: (person: Person) => Promise<void>;
  /** Runs automatically, because a test's windows continue to call the server until they are closed. */
  closeWindows: void;
}

/** Journeys run against the product that `start-product.ts` has started. */
export const test = base.extend<Fixtures>({
  closeWindows: [
    async ({ browser }, use) => {
      await use();
      const contexts = browser.contexts();
      // Responses supplied by a test may still be pending; nothing waits for them.
      const parts = contexts.flatMap((context) => [context, ...context.pages()]);
      await Promise.all(parts.map((part) => part.unrouteAll({ behavior: 'ignoreErrors' })));
      await Promise.all(contexts.map((context) => context.close()));
    },
    { auto: true },
  ],
  signIn: async ({ page }, use) => {
    await use(async (person) => {
      await signInByCall(page, emailOf(person));
      await expectSignedIn(page, person);
    });
  },
});

/** Signs in from a visible login page: through the issuer's own page, and back to the app. */
export async function signInFromLogin(page: Page, person: Person): Promise<void> {
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: person }).click();
  await expectSignedIn(page, person);
}

async function expectSignedIn(page: Page, person: Person): Promise<void> {
  await expect(page.getByRole('button', { name: `Account of ${person}` })).toBeVisible();
}
