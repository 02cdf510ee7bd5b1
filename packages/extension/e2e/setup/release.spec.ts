import type { Page } from '@playwright/test';
import {
  answerBefore,
  type ExtensionBrowser,
  openExtensionBrowser,
  openPopup,
  pressButton,
} from '../support/browser.js';
import { expect, stopRecording, test } from '../support/fixtures.js';

const CONNECTION = {
  key: 'https://flowlens.example u',
  origin: 'https://flowlens.example',
  userId: 'u',
  name: 'Ann',
  email: 'ann@example.test',
  token: 'fl_rec_of_a_server_that_is_not_there',
};

const AWAY = 'The tab shows another site, which is not recorded.';

/** Starts a recording as the popup does for the tab below it. */
const start = (popup: Page, shopUrl: string) =>
  popup.evaluate(
    async ({ connection, url }) => {
      await chrome.storage.local.set({ connections: [connection] });
      const tabs = await chrome.tabs.query({});
      const tabId = tabs.find((tab) => tab.url?.startsWith(url))?.id ?? -1;
      return chrome.runtime.sendMessage({
        name: 'background.start',
        request: { tabId, connectionKey: connection.key },
      });
    },
    { connection: CONNECTION, url: shopUrl },
  );

const say = (page: Page, message: string) => page.evaluate((text) => console.error(text), message);
const grantedSites = (popup: Page) => popup.evaluate(async () => (await chrome.permissions.getAll()).origins);

async function startWithPress(opened: ExtensionBrowser, page: Page, url: string): Promise<Page> {
  await page.goto(url);
  const popup = await openPopup(opened);
  await pressButton(opened, page);
  expect(await start(popup, url)).toMatchObject({ ok: true });
  await expect(popup.getByRole('button', { name: 'Stop and review' })).toBeEnabled();
  return popup;
}

test('a press of the button is enough to record the tab without access to any site', async ({ profile, shop }) => {
  const opened = await openExtensionBrowser(profile, 'release');
  try {
    const page = await opened.context.newPage();
    await page.goto(shop.url);
    const popup = await openPopup(opened);
    // Without a click on its button, the extension does not even see the address.
    expect(await start(popup, shop.url)).toMatchObject({ ok: false });

    await pressButton(opened, page);
    expect(await start(popup, shop.url)).toMatchObject({ ok: true });
    await expect(popup.getByRole('button', { name: 'Stop and review' })).toBeEnabled();
    await page.getByRole('button', { name: 'Order' }).click();
    await expect(page.getByText('Ordered order-77')).toBeVisible();
    await page.reload();
    await say(page, 'after the reload');
    await page.waitForTimeout(1_000);

    expect(await grantedSites(popup)).toEqual([]);
    const review = await stopRecording(popup);
    const events = review.getByRole('region', { name: 'Recorded events' });
    await expect(events.getByText('The order failed: order-77')).toBeVisible();
    await expect(events.getByText('after the reload')).toBeVisible();
  } finally {
    await opened.context.close();
  }
});

test(
  'another site is recorded after the user allows it, and stays out otherwise',
  { tag: '@slow' },
  async ({ profile, shop }) => {
    await answerBefore(profile, ['http://127.0.0.1/*', 'http://localhost/*']);
    const opened = await openExtensionBrowser(profile, 'release');
    try {
      const page = await opened.context.newPage();
      const popup = await startWithPress(opened, page, shop.url);
      await page.goto(shop.otherSiteUrl);
      await expect(popup.getByText(AWAY)).toBeVisible();
      await say(page, 'before anybody allowed it');

      await pressButton(opened, page);
      await popup.getByRole('button', { name: 'Allow this site too' }).click();
      await expect(popup.getByText(AWAY)).toBeHidden();
      await say(page, 'on the second site');
      // Access to the first site came from the click alone, and ended when the tab left the site.
      await page.goto(`${shop.url}/back`);
      await expect(popup.getByText(AWAY)).toBeVisible();
      await say(page, 'back without a press');
      await page.goto(`${shop.otherSiteUrl}/again`);
      await expect(popup.getByText(AWAY)).toBeHidden();
      await say(page, 'on the second site again');
      await page.waitForTimeout(1_000);

      expect(await grantedSites(popup)).toEqual([expect.stringMatching(/^http:\/\/localhost:/)]);
      const review = await stopRecording(popup);
      await expect(review.getByText('on the second site again')).toBeVisible();
      await expect(review.getByText('on the second site', { exact: true })).toBeVisible();
      for (const left of ['before anybody allowed it', 'back without a press'])
        await expect(review.getByText(left)).toBeHidden();
      // Access was granted for this recording only.
      expect(await grantedSites(popup)).toEqual([]);
    } finally {
      await opened.context.close();
    }
  },
);
