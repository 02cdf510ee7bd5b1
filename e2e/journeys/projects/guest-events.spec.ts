import type { Browser, Page } from '@playwright/test';
import { type RunningShop, startShop } from '../../../examples/demo-shop/src/shop/start-shop.js';
import { expect, test } from '../../fixtures.js';
import { FlowPage } from '../../support/pages/flow-page.js';
import { openSharingBrowser } from '../../support/browser/sharing-browser.js';
import { newPerson } from '../../support/product/people.js';

const QUESTION = 'Show us the lost parcel';
const NO_SERVER = 'https://flowlens.example';

let sharing: Browser;
let shop: RunningShop;

test.beforeEach(async () => {
  sharing = await openSharingBrowser({ title: 'Kiln & Kin' });
});
test.afterEach(async () => {
  await sharing.close();
  await shop.close();
});

/** A recording link for the shop, which allows guests of a server. */
async function linkToShop(browser: Browser, server: string) {
  shop = await startShop({ flowlens: { url: server, token: 'unused' } });
  const { page } = await newPerson(browser, 'Ann');
  await page.getByRole('button', { name: 'Project Settings' }).click();
  await page.getByRole('tab', { name: 'Guests' }).click();
  await page.getByRole('switch', { name: 'Accept guest recordings' }).check();
  await page.getByRole('textbox', { name: 'Title' }).fill(QUESTION);
  await page.getByRole('textbox', { name: 'Address to record' }).fill(shop.origin);
  await page.getByRole('button', { name: 'Create Link' }).click();
  const address = await page.getByRole('textbox', { name: 'Recording link' }).inputValue();
  await page.keyboard.press('Escape');
  return { page, address };
}

/** Agrees on the link's page, opens the shop, and starts to record it. */
async function recordShop(address: string): Promise<{ guest: Page; site: Page }> {
  const guest = await (await sharing.newContext()).newPage();
  await guest.goto(address);
  await guest.getByRole('textbox', { name: 'Your name' }).fill('Dana Drew');
  await guest.getByRole('button', { name: 'Continue' }).click();
  const opened = guest.waitForEvent('popup');
  await guest.getByRole('button', { name: `Open ${new URL(shop.origin).host}` }).click();
  const site = await opened;
  await expect(site.getByRole('link', { name: 'Help' })).toBeVisible();
  await guest.getByRole('button', { name: 'Start recording' }).click();
  await expect(guest.getByRole('heading', { name: 'Recording' })).toBeVisible();
  return { guest, site };
}

const joined = (guest: Page) => guest.getByText(/^Events of .+ are recorded too\.$/);

test(
  'a guest’s recording holds the events of all pages of a site that allows the server',
  { tag: '@slow' },
  async ({ browser, baseURL }) => {
    const { page, address } = await linkToShop(browser, baseURL ?? '');
    const { guest, site } = await recordShop(address);
    await expect(joined(guest)).toBeVisible();
    await site.bringToFront();
    await site.getByRole('link', { name: 'Help' }).click();
    await expect(site.getByText('Jonas is here')).toBeVisible();
    await site.getByLabel('Parcel number').fill('KK-1');
    await site.getByRole('button', { name: 'Look up' }).click();
    await expect(site.getByText('We could not reach the carrier')).toBeVisible();
    await guest.getByRole('button', { name: 'Stop recording' }).click();

    await expect(guest.getByText(/^The picture and \d+ events of the site were recorded\./)).toBeVisible();
    await expect(guest.getByText(/The site sent no events/)).toHaveCount(0);
    await guest.getByRole('button', { name: 'Send' }).click();
    await expect(guest.getByRole('heading', { name: 'Thank you, your recording was sent' })).toBeVisible({
      timeout: 60_000,
    });

    await page.goto('/flowlens');
    await page.getByRole('button', { name: 'Review' }).click();
    await page.getByRole('button', { name: `Accept “${QUESTION}”` }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: QUESTION }).click();
    const flow = new FlowPage(page);
    await flow.filtered();
    await expect(flow.row(/The carrier could not be reached/)).toBeVisible();
    await flow.playAndSeeItAdvance();
  },
);

test(
  'a site that does not allow the server yields a recording without events and a note',
  { tag: '@slow' },
  async ({ browser }) => {
    const { address } = await linkToShop(browser, NO_SERVER);
    const { guest, site } = await recordShop(address);
    await site.bringToFront();
    await site.getByRole('link', { name: 'Help' }).click();
    await expect(site.getByText('Jonas is here')).toBeVisible();
    await expect(guest.getByRole('timer')).toHaveText('0:03');
    await guest.getByRole('button', { name: 'Stop recording' }).click();

    await expect(guest.getByText(/^Only the picture was recorded\./)).toBeVisible();
    await expect(guest.getByText(/^The site sent no events/)).toBeVisible();
    await expect(joined(guest)).toHaveCount(0);
  },
);

test(
  'a site that navigates the guest’s page triggers a confirmation, and the recording is kept',
  { tag: '@slow' },
  async ({ browser, baseURL }) => {
    const { address } = await linkToShop(browser, baseURL ?? '');
    const { guest, site } = await recordShop(address);
    await expect(joined(guest)).toBeVisible();
    await site.getByRole('link', { name: 'Help' }).click();
    await expect(site.getByText('Jonas is here')).toBeVisible();
    await expect(guest.getByRole('timer')).toHaveText('0:04');
    const asked: string[] = [];
    let stays = true;
    guest.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void (stays ? dialog.dismiss() : dialog.accept());
    });
    const navigateOpener = () =>
      site.evaluate((url) => void ((window.opener as Window).location.href = url), `${shop.origin}/help`);

    await navigateOpener();
    await expect.poll(() => asked).toEqual(['beforeunload']);
    await expect(guest.getByRole('heading', { name: 'Recording' })).toBeVisible();

    stays = false;
    await navigateOpener();
    await expect(guest).toHaveURL(`${shop.origin}/help`);
    await guest.goto(address);
    await guest.getByRole('textbox', { name: 'Your name' }).fill('Dana Drew');
    await guest.getByRole('button', { name: 'Continue' }).click();
    await guest.getByRole('button', { name: /^Finish the recording of/ }).click();
    await expect(guest.getByText(/^The picture and \d+ events of the site were recorded\./)).toBeVisible();
  },
);
