import { expect, test as base, type Page } from '@playwright/test';

export { expect } from '@playwright/test';

/** The demo people of the development issuer. */
export type Person = 'Ada' | 'Ben' | 'Cleo';

interface Fixtures {
  /** Goes the whole way of a person: login page, the issuer's own page, back to where the app leads. */
  signIn: (person: Person) => Promise<void>;
  /** Runs by itself: the windows of a test go on calling the server until somebody closes them. */
  closeWindows: void;
}

/** Journeys run against the product that `start-product.ts` has started. */
export const test = base.extend<Fixtures>({
  closeWindows: [
    async ({ browser }, use) => {
      await use();
      const contexts = browser.contexts();
      // What a test had answered in the server's place may still be on its way: nobody waits for the rest of it.
      const parts = contexts.flatMap((context) => [context, ...context.pages()]);
      await Promise.all(parts.map((part) => part.unrouteAll({ behavior: 'ignoreErrors' })));
      await Promise.all(contexts.map((context) => context.close()));
    },
    { auto: true },
  ],
  signIn: async ({ page }, use) => {
    await use(async (person) => {
      await page.goto('/login');
      await signInFromLogin(page, person);
    });
  },
});

/** Signs in from a login page that is showing already. */
export async function signInFromLogin(page: Page, person: Person): Promise<void> {
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: person }).click();
  await expect(page.getByRole('button', { name: `Account of ${person}` })).toBeVisible();
}
