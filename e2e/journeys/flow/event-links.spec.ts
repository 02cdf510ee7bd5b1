import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, signInFromLogin, test } from '../../fixtures.js';
import { FlowPage } from '../../support/pages/flow-page.js';
import { addRecording } from '../../support/product/add-recording.js';
import { newPerson } from '../../support/product/people.js';

const FAILED = /POST .*\/api\/orders.*, 500/;
const FONT = join(import.meta.dirname, '../../support/events/boxes.ttf');
/** A PNG of one pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const failedRow = (page: Page) => new FlowPage(page).row(FAILED).first();

/** Opens the demo flow of the failing checkout, and its first failing request. */
async function openFailure(page: Page): Promise<void> {
  const flow = new FlowPage(page);
  await flow.openFromGallery(/checkout/i);
  await page.getByRole('searchbox', { name: 'Search events' }).fill('/api/orders');
  await flow.filtered();
  await failedRow(page).getByRole('button', { name: 'Show details' }).click();
}

async function expectOpenFailure(page: Page): Promise<void> {
  const row = failedRow(page);
  await expect(row).toBeFocused();
  await expect(row.getByRole('treeitem', { name: /^error: "internal_error"/ })).toBeVisible();
  await expect.poll(() => new FlowPage(page).currentTime()).toBeCloseTo(34.1, 0);
}

test('a link to an event opens it for a colleague after sign-in, and for a stranger', async ({
  page,
  context,
  browser,
  signIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn('Ada');
  await openFailure(page);

  await failedRow(page).getByRole('button', { name: 'Copy link to this event' }).click();
  await expect.poll(() => copied(page)).toMatch(/\/flowlens\/flow\/[\w-]+\?event=e\d+$/);
  const link = await copied(page);

  await test.step('the colleague signs in first', async () => {
    const colleague = await (await browser.newContext()).newPage();
    await colleague.goto(link);
    await signInFromLogin(colleague, 'Ben');
    await expect(colleague).toHaveURL(link);
    await expectOpenFailure(colleague);
  });

  await test.step('the stranger has a public link', async () => {
    await new FlowPage(page).seek(28.4);
    await expect(page.getByRole('slider', { name: 'Seek' })).toHaveAttribute('aria-valuenow', /^28/);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Share Flow' });
    await dialog.getByRole('button', { name: /^Share Public/ }).click();
    const field = dialog.getByRole('textbox', { name: 'Public Link Generated' });
    const publicLink = await field.inputValue();
    const stranger = await (await browser.newContext()).newPage();
    await stranger.goto(`${publicLink}?event=${new URL(link).searchParams.get('event')}`);
    await expectOpenFailure(stranger);

    await dialog.getByRole('checkbox', { name: 'Start at 0:28' }).check();
    await expect(field).toHaveValue(`${publicLink}?t=28`);
    await stranger.goto(`${publicLink}?t=28`);
    await expect.poll(() => new FlowPage(stranger).currentTime()).toBeCloseTo(28, 0);
    await stranger.goto(`${publicLink}?event=e99999`);
    await expect(stranger.getByText('The event of this link is not in the recording.')).toBeVisible();
    await expect(new FlowPage(stranger).feed.getByRole('article').first()).toBeVisible();
  });
});

test('copies a failed request as cURL in three clicks from the gallery, and the path of a value in its response', async ({
  page,
  context,
  signIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn('Ada');

  await page.getByRole('link', { name: /checkout/i }).click();
  await page
    .getByRole('region', { name: 'What went wrong' })
    .getByRole('button', { name: /\/api\/orders/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Copy as cURL' }).click();
  await expect.poll(() => copied(page)).toContain('/api/orders');
  expect(await copied(page)).toMatch(/^curl /);

  await failedRow(page)
    .getByRole('treeitem', { name: /^message/ })
    .click();
  await page.getByRole('button', { name: 'Copy path' }).click();
  await expect.poll(() => copied(page)).toBe('message');
});

test('previews an image and a font under the content security policy', { tag: '@slow' }, async ({ browser }) => {
  const { page } = await newPerson(browser, 'Olga');
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/.test(message.text())) violations.push(message.text());
  });
  const response = (at: number, url: string, type: string, body: string) => ({
    type: 'network_response',
    relative_time_ms: at,
    correlation_id: url,
    network_response_data: { url, status: 200, headers: { 'content-type': type }, body },
  });
  const address = await addRecording(page, 'Files', [
    response(400, 'https://shop.example/pixel.png', 'image/png', PIXEL),
    response(600, 'https://shop.example/boxes.ttf', 'font/ttf', await readFile(FONT, 'base64')),
  ]);
  const flow = new FlowPage(page);

  for (const name of ['pixel', 'boxes']) {
    await page.goto(address);
    await page.getByRole('searchbox', { name: 'Search events' }).fill(name);
    await flow.filtered();
    await flow.feed.getByRole('button', { name: 'Show details' }).first().click();
    if (name === 'pixel') await expect(flow.feed.getByText(/^1 × 1 · /)).toBeVisible();
    else {
      const sample = flow.feed.getByRole('img', { name: 'Sample of the recorded font' });
      await expect(sample).toHaveAttribute('data-state', 'ready');
    }
  }
  expect(violations).toEqual([]);
});
