import { stat } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../../fixtures.js';
import { makeLink, openLinks, QUESTION, record, SHOP_TITLE } from '../../support/pages/guest-recording.js';
import { ProjectPage } from '../../support/pages/project-page.js';
import { openSharingBrowser } from '../../support/browser/sharing-browser.js';
import { newPerson } from '../../support/product/people.js';

let sharing: Browser;

test.beforeEach(async () => {
  sharing = await openSharingBrowser({ title: SHOP_TITLE });
});
test.afterEach(() => sharing.close());

const keptRow = (guest: Page) => guest.getByRole('listitem').filter({ hasText: QUESTION });
const thanks = (guest: Page) => guest.getByRole('heading', { name: 'Thank you, your recording was sent' });

/** Opens another link in the same tab, like a paste into its address bar. */
async function follow(guest: Page, address: string): Promise<void> {
  await guest.goto('about:blank');
  await guest.goto(address);
}

async function revoke(page: Page): Promise<void> {
  await openLinks(page);
  const links = page.getByRole('button', { name: `Revoke the recording link “${QUESTION}”` });
  await links.first().click();
  await expect(links).toHaveCount(0);
  await page.keyboard.press('Escape');
}

async function downloadedBytes(page: Page, press: () => Promise<void>): Promise<{ name: string; bytes: number }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), bytes: (await stat(await download.path())).size };
}

const VIDEO = { name: expect.stringMatching(/^Show-us-the-checkout\.(mp4|webm)$/) as unknown };

test('a recording whose link ends before it is sent can be downloaded, and sent by a link of the same project', async ({
  browser,
}) => {
  const ann = await newPerson(browser, 'Ann');
  const owners = new ProjectPage(ann.page);
  const guest = await (await sharing.newContext()).newPage();
  await guest.goto(await makeLink(ann));
  await record(guest);
  await revoke(ann.page);

  await guest.getByRole('button', { name: 'Send' }).click();
  await expect(guest.getByRole('alert')).toContainText('This recording link was revoked.');
  await expect(guest.getByRole('button', { name: /Try again|Send/ })).toHaveCount(0);
  const fromReview = await downloadedBytes(guest, () => guest.getByRole('button', { name: 'Download' }).click());
  expect(fromReview).toMatchObject(VIDEO);
  expect(fromReview.bytes).toBeGreaterThan(1_000);

  guest.on('dialog', (dialog) => void dialog.accept());
  await guest.reload();
  await expect(guest.getByText('This recording link was revoked')).toBeVisible();
  await expect(keptRow(guest)).toContainText('0:03');
  await expect(keptRow(guest).getByRole('button', { name: /^Finish/ })).toHaveCount(0);
  const fromEnded = await downloadedBytes(guest, () =>
    keptRow(guest)
      .getByRole('button', { name: /^Download/ })
      .click(),
  );
  expect(fromEnded).toMatchObject({ ...VIDEO, bytes: fromReview.bytes });

  const sameProject = await makeLink(ann);
  await owners.create('Another');
  await follow(guest, await makeLink(ann));
  await expect(keptRow(guest)).toContainText('for another project');
  await expect(keptRow(guest).getByRole('button', { name: /^Finish/ })).toHaveCount(0);

  await follow(guest, sameProject);
  await guest.getByRole('textbox', { name: 'Your name' }).fill('Dana Drew');
  await keptRow(guest)
    .getByRole('button', { name: /^Finish/ })
    .click();
  await guest.getByRole('button', { name: 'Send' }).click();
  await expect(thanks(guest)).toBeVisible({ timeout: 60_000 });
  await guest.reload();
  await expect(thanks(guest)).toBeVisible();
});

test('the browser asks before a guest leaves the review, and a reload offers the recording with its typed text', async ({
  browser,
}) => {
  const guest = await (await sharing.newContext()).newPage();
  await guest.goto(await makeLink(await newPerson(browser, 'Amy')));
  await record(guest);
  await guest.getByRole('textbox', { name: 'Title' }).fill('Paying fails');
  await guest.getByRole('textbox', { name: 'Description' }).fill('Only with two items in the cart.');
  const asked: string[] = [];
  guest.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await guest.reload();

  expect(asked).toEqual(['beforeunload']);
  await expect(guest.getByRole('textbox', { name: 'Your name' })).toHaveValue('Dana Drew');
  const row = guest.getByRole('listitem').filter({ hasText: 'Paying fails' });
  await expect(row).toContainText('0:03');
  await row.getByRole('button', { name: /^Finish/ }).click();
  await expect(guest.getByRole('textbox', { name: 'Title' })).toHaveValue('Paying fails');
  await expect(guest.getByRole('textbox', { name: 'Description' })).toHaveValue('Only with two items in the cart.');
  await guest.getByRole('button', { name: 'Discard' }).click();
  await guest.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(guest.getByRole('button', { name: 'Start recording' })).toBeVisible();
  await guest.reload();
  await expect(guest.getByRole('button', { name: 'Continue' })).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('a recording whose link is revoked while it is sent is refused once and for all', async ({ browser }) => {
  const ann = await newPerson(browser, 'Ada');
  const guest = await (await sharing.newContext()).newPage();
  await guest.goto(await makeLink(ann));
  await record(guest);
  const held = Promise.withResolvers<void>();
  await guest.route('**/events?*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await guest.route('**/uploads', async (route) => {
    await held.promise;
    await route.continue();
  });
  const begun = guest.waitForResponse((response) => response.url().endsWith('/flowlens/guest/recordings'));
  await guest.getByRole('button', { name: 'Send' }).click();
  await begun;
  await revoke(ann.page);
  const begins: number[] = [];
  guest.on('response', (response) => {
    if (response.url().endsWith('/flowlens/guest/recordings')) begins.push(response.status());
  });
  held.resolve();

  await expect(guest.getByRole('alert')).toContainText('This recording link was revoked.');
  await expect(guest.getByRole('button', { name: 'Download' })).toBeVisible();
  expect(begins).toEqual([409]);
});
