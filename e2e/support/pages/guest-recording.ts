import { expect, type Page } from '@playwright/test';
import type { SignedInPerson } from '../product/people.js';

/** Title of the tab that guests share. */
export const SHOP_TITLE = 'Broken shop';
/** Title of every recording link. */
export const QUESTION = 'Show us the checkout';

/** Creates a recording link in the visible project settings and returns its URL. */
export async function makeLink({ page }: Pick<SignedInPerson, 'page'>): Promise<string> {
  await openLinks(page);
  const taken = page.getByRole('switch', { name: 'Accept guest recordings' });
  if (!(await taken.isChecked())) await taken.check();
  await page.getByRole('textbox', { name: 'Title' }).fill(QUESTION);
  await page.getByRole('textbox', { name: 'Instructions' }).fill('Put something into the cart and pay.');
  await page.getByRole('button', { name: 'Create Link' }).click();
  const address = await page.getByRole('textbox', { name: 'Recording link' }).inputValue();
  await page.keyboard.press('Escape');
  return address;
}

/** Opens the visible project's recording links. */
export async function openLinks(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Project Settings' }).click();
  await page.getByRole('tab', { name: 'Guests' }).click();
}

/** A page whose picture changes constantly, in its own tab. */
async function openShop(page: Page): Promise<Page> {
  const shop = await page.context().newPage();
  await shop.setContent(`<title>${SHOP_TITLE}</title><h1></h1><script>
    setInterval(() => (document.querySelector('h1').textContent = 'Total: ' + Date.now()), 50);
  </script>`);
  return shop;
}

/** Agrees on the page of a recording link, and records for more than two seconds. */
export async function record(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Your name' }).fill('Dana Drew');
  await page.getByRole('textbox', { name: 'Your e-mail' }).fill('dana@customer.example');
  await page.getByRole('button', { name: 'Continue' }).click();
  const shop = await openShop(page);
  await page.getByRole('button', { name: 'Start recording' }).click();
  await expect(page.getByRole('heading', { name: 'Recording' })).toBeVisible();
  await shop.bringToFront();
  await expect(page.getByRole('timer')).toHaveText('0:03');
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(QUESTION);
}
