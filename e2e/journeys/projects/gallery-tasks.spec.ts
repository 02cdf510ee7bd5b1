import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.js';
import { extendUndo } from '../../support/browser/extend-undo.js';
import { addFlows } from '../../support/product/add-flows.js';

const cards = (page: Page) => page.getByRole('region', { name: 'Flows' }).getByRole('article');
const checkbox = (page: Page, title: string) => page.getByRole('checkbox', { name: `Select ${title}` });
const ownWord = () => `run${randomUUID().slice(0, 8)}`;

test('three presses on cards find the flows of one reporter with errors on a page', async ({ page, signIn }) => {
  await signIn('Ada');
  await expect(cards(page)).toHaveCount(3);
  const checkout = cards(page).filter({ hasText: 'Checkout fails' });

  await checkout.getByRole('button', { name: /^Cleo Martins/ }).click();
  await checkout.getByRole('button', { name: /error/ }).first().click();
  await checkout.getByRole('button', { name: /^kilnkin.example/ }).click();

  await expect(page).toHaveURL(/reporter=/);
  await expect(page).toHaveURL(/has_errors=true/);
  await expect(page).toHaveURL(/host=kilnkin.example/);
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText('Checkout fails with 500 on Pay');
});

test('filters, the order and a saved view survive a reload', async ({ page, signIn }) => {
  await signIn('Ada');
  await expect(cards(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByRole('switch', { name: 'Mine' }).click();
  await page.keyboard.press('Escape');
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Sort by: Newest' }).click();
  await page.getByRole('menuitemradio', { name: 'Title' }).click();
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Save view...' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('My titles');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'View: My titles' })).toBeVisible();
  await expect(page).toHaveURL(/mine=true&sort=title/);

  await page.reload();
  await expect(page.getByRole('button', { name: 'View: My titles' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sort by: Title' })).toBeVisible();
  await expect(cards(page)).toHaveCount(1);

  await page.getByRole('button', { name: 'Remove filter: Mine' }).click();
  await expect(cards(page)).toHaveCount(3);
  await page.goBack();
  await expect(cards(page)).toHaveCount(1);
});

test('selected flows are deleted after five seconds, unless the deletion is undone', async ({ page, signIn }) => {
  await signIn('Ben');
  const word = ownWord();
  const titles = ['one', 'two', 'three'].map((name) => `${word} ${name}`);
  const project = await addFlows(
    page,
    titles.map((title) => ({ title })),
  );
  await extendUndo(page);
  await page.goto(`/flowlens?system_id=${project}&search=${word}&sort=oldest`);
  await expect(cards(page)).toHaveCount(3);

  await checkbox(page, `${word} one`).check();
  await checkbox(page, `${word} three`).click({ modifiers: ['Shift'] });
  await expect(page.getByText('3 selected')).toBeVisible();
  await checkbox(page, `${word} two`).uncheck();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cards(page)).toHaveCount(3);

  // The next page still offers the undo.
  await checkbox(page, `${word} one`).check();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('link', { name: `${word} two` }).click();
  await expect(page.getByRole('button', { name: `${word} two` })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.goBack();
  await expect(cards(page)).toHaveCount(3);

  const tab = await page.context().newPage();
  await tab.goto(page.url());
  await checkbox(tab, `${word} one`).check();
  await tab.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(tab.getByText('1 flow deleted')).toBeVisible();
  await expect(tab.getByRole('button', { name: 'Undo' })).toBeHidden();
  await tab.reload();
  await expect(cards(tab)).toHaveCount(2);

  // A page that closes does not wait.
  await checkbox(page, `${word} two`).check();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(checkbox(page, `${word} two`)).toHaveCount(0);
  await page.goto('about:blank');
  await expect(async () => {
    await tab.reload();
    await expect(cards(tab)).not.toHaveCount(0);
    expect(await cards(tab).count()).toBe(1);
  }).toPass();
});
