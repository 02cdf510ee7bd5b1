import { randomUUID } from 'node:crypto';
import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { signInByCall } from './sign-in-by-call.js';

/** A person of one test, whose projects no other test changes, signed in with a separate browser. */
export interface SignedInPerson {
  page: Page;
  email: string;
  /** Their id in the product. */
  name: string;
}

/** Signs a new person in, up to their gallery. */
export async function newPerson(
  browser: Browser,
  firstName: string,
  options?: BrowserContextOptions,
): Promise<SignedInPerson> {
  const id = randomUUID().slice(0, 8);
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const person = { page, email: `${firstName}.${id}@example.test`.toLowerCase(), name: `${firstName} ${id}` };
  await signInByCall(page, person.email, options?.baseURL);
  await expect(page).toHaveURL(/\/flowlens$/);
  return person;
}

/** Signs in from a visible login page, with the development issuer's form for anybody. */
export async function signInAs(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('textbox', { name: 'Sign in as anybody else' }).fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
}
