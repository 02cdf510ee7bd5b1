import { openExtensionBrowser, openPopup, pressButton } from './support/browser.js';
import { expect, stopRecording, test } from './support/fixtures.js';

const CONNECTION = {
  key: 'https://flowlens.example u',
  origin: 'https://flowlens.example',
  userId: 'u',
  name: 'Ann',
  email: 'ann@example.test',
  token: 'fl_rec_of_a_server_that_is_not_there',
};

test('a press of the button is enough to record the tab, without access to any site', async ({ profile, shop }) => {
  const opened = await openExtensionBrowser(profile, 'release');
  try {
    const page = await opened.context.newPage();
    await page.goto(shop.url);
    const popup = await openPopup(opened);
    const start = (connectionKey: string) =>
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
        { connection: { ...CONNECTION, key: connectionKey }, url: shop.url },
      );
    // Nobody has pressed the button: the extension does not even see the address.
    expect(await start(CONNECTION.key)).toMatchObject({ ok: false });

    await pressButton(opened, page);
    expect(await start(CONNECTION.key)).toMatchObject({ ok: true });
    await expect(popup.getByRole('button', { name: 'Stop and review' })).toBeEnabled();
    await page.getByRole('button', { name: 'Order' }).click();
    await expect(page.getByText('Ordered order-77')).toBeVisible();
    await page.reload();
    await page.evaluate(() => console.error('after the reload'));
    await page.goto(shop.otherSiteUrl);
    await expect(popup.getByText('The tab shows another site. Nothing of it is recorded.')).toBeVisible();

    // Another press gives access to that site, and ends the access to the first one.
    await pressButton(opened, page);
    await popup.getByRole('button', { name: 'Record this site too' }).click();
    await expect(popup.getByText('The tab shows another site')).toBeHidden();
    await page.evaluate(() => console.error('on the second site'));
    await page.goto(`${shop.url}/back`);
    await expect(popup.getByText('The tab shows another site')).toBeVisible();
    await page.evaluate(() => console.error('without another press'));
    await pressButton(opened, page);
    await popup.getByRole('button', { name: 'Record this site too' }).click();
    await expect(popup.getByText('The tab shows another site')).toBeHidden();
    await page.evaluate(() => console.error('after the third press'));
    await page.waitForTimeout(1_000);

    const review = await stopRecording(popup);
    await expect(review.getByRole('heading', { name: 'Review your recording' })).toBeVisible();
    await expect(review.getByText('The order failed: order-77')).toBeVisible();
    for (const recorded of ['after the reload', 'on the second site', 'after the third press'])
      await expect(review.getByText(recorded)).toBeVisible();
    await expect(review.getByText('without another press')).toBeHidden();
  } finally {
    await opened.context.close();
  }
});
