import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.js';
import { FlowPage } from '../../support/pages/flow-page.js';
import { newPerson } from '../../support/product/people.js';
import { openSharingBrowser } from '../../support/browser/sharing-browser.js';

const SHOP_TITLE = 'Broken shop';

/** A page whose picture changes constantly, in its own tab. */
async function openShop(page: Page): Promise<Page> {
  const shop = await page.context().newPage();
  await shop.setContent(`<title>${SHOP_TITLE}</title><h1></h1><script>
    setInterval(() => (document.querySelector('h1').textContent = 'Total: ' + Date.now()), 50);
  </script>`);
  return shop;
}

test('a new user records a tab without an extension, and the empty gallery shows the flow by itself', async ({
  baseURL,
}) => {
  const sharing = await openSharingBrowser({ title: SHOP_TITLE });
  try {
    const { page } = await newPerson(sharing, 'Noa', { ...(baseURL && { baseURL }) });
    await expect(page.getByText('No flows available')).toBeVisible();
    const steps = page.getByRole('list', { name: 'How to record a flow' });
    const gallery = await page.context().newPage();
    await gallery.goto('/flowlens');
    await expect(gallery.getByText('No flows available')).toBeVisible();
    const shop = await openShop(page);

    await steps.getByRole('link', { name: 'Create Flow' }).click();
    await expect(page.getByRole('heading', { name: 'Record a flow' })).toBeVisible();
    await page.getByRole('button', { name: 'Start recording' }).click();
    await expect(page.getByRole('heading', { name: 'Recording' })).toBeVisible();
    await shop.bringToFront();
    await page.getByRole('textbox', { name: 'Note' }).fill('The total never stands still');
    await page.getByRole('button', { name: 'Mark this moment' }).click();
    await expect(page.getByRole('timer')).toHaveText('0:03');
    await page.getByRole('button', { name: 'Stop recording' }).click();

    await page.getByRole('textbox', { name: 'Title' }).fill('The total changes');
    await expect(page.getByText('Only the picture was recorded.')).toBeVisible();
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('heading', { name: 'Recording sent' })).toBeVisible();
    const link = await page.getByRole('link', { name: 'Open' }).getAttribute('href');

    await gallery.bringToFront();
    await expect(gallery.getByRole('article')).toContainText('The total changes');
    await page.goto(link ?? '');
    const flow = new FlowPage(page);
    await flow.playAndSeeItAdvance();
    await expect(flow.row(/The total never stands still/)).toBeVisible();
  } finally {
    await sharing.close();
  }
});

test('the example flow of an empty gallery opens for a signed-out visitor', async ({ browser }) => {
  const { page } = await newPerson(browser, 'Noa');
  const example = await page.getByRole('link', { name: 'Open an example flow' }).getAttribute('href');
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(example ?? '');

  const flow = new FlowPage(stranger);
  await expect(flow.errorMarkers().first()).toBeVisible();
  await flow.playAndSeeItAdvance();
});

test('the recording page reports that nothing was shared', async ({ page, signIn }) => {
  await signIn('Ada');
  await page.addInitScript(() => {
    navigator.mediaDevices.getDisplayMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await page.goto('/flowlens/record');
  await page.getByRole('button', { name: 'Start recording' }).click();

  await expect(page.getByRole('alert')).toContainText('The screen was not shared.');
  await expect(page.getByRole('button', { name: 'Start recording' })).toBeEnabled();
});
