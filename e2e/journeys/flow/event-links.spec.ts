import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.js';
import { FlowPage } from '../../support/pages/flow-page.js';
import { addRecording } from '../../support/product/add-recording.js';
import { newPerson, signInAs } from '../../support/product/people.js';

const FONT = join(import.meta.dirname, '../../support/events/boxes.ttf');
const FAILED = /POST .*\/api\/orders.*, 500/;
/** A PNG of one pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

function exchange(at: number, url: string, response: object, request: object = {}): object[] {
  const id = { correlation_id: url };
  return [
    {
      type: 'network_request',
      relative_time_ms: at,
      ...id,
      network_request_data: { method: 'GET', url, resource_type: 'fetch', ...request },
    },
    {
      type: 'network_response',
      relative_time_ms: at + 90,
      ...id,
      network_response_data: { url, status: 200, ...response },
    },
  ];
}

async function recordCheckout(page: Page): Promise<string> {
  const json = { 'content-type': 'application/json' };
  const file = (type: string, body: string) => ({ headers: { 'content-type': type }, body });
  return addRecording(page, 'Checkout fails', [
    { type: 'navigation', relative_time_ms: 0, navigation_data: { url: 'https://shop.example/cart' } },
    ...exchange(400, 'https://shop.example/disc.png', file('image/png', PIXEL)),
    ...exchange(600, 'https://shop.example/boxes.ttf', file('font/ttf', await readFile(FONT, 'base64'))),
    ...exchange(
      1_800,
      'https://shop.example/api/orders',
      { status: 500, headers: json, body: '{"error":{"code":"PRICE","items":[{"sku":"sku-1","price":null}]}}' },
      { method: 'POST', headers: json, body: '{"cart":81}' },
    ),
  ]);
}

async function expectOpenFailure(page: Page): Promise<void> {
  const flow = new FlowPage(page);
  const row = flow.row(FAILED);
  await expect(row).toBeFocused();
  await expect(row.getByRole('treeitem', { name: /^code/ })).toBeVisible();
  await expect.poll(() => flow.currentTime()).toBeCloseTo(1.8, 1);
}

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('a link to an event opens it for a colleague after sign-in, and for a stranger', async ({ browser }) => {
  const { page, email } = await newPerson(browser, 'Olga', { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto(await recordCheckout(page));
  const flow = new FlowPage(page);
  const row = flow.row(FAILED);
  await flow.filtered();
  await row.getByRole('button', { name: 'Show details' }).click();

  await row.getByRole('button', { name: 'Copy link to this event' }).click();
  await expect.poll(() => copied(page)).toMatch(/\/flowlens\/flow\/[\w-]+\?event=e\d+$/);
  const link = await copied(page);

  await test.step('the colleague signs in first', async () => {
    const colleague = await (await browser.newContext()).newPage();
    await colleague.goto(link);
    await signInAs(colleague, email);
    await expect(colleague).toHaveURL(link);
    await expectOpenFailure(colleague);
  });

  await test.step('the stranger has a public link', async () => {
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Share Flow' });
    await dialog.getByRole('button', { name: /^Share Public/ }).click();
    const field = dialog.getByRole('textbox', { name: 'Public Link Generated' });
    const publicLink = await field.inputValue();
    const stranger = await (await browser.newContext()).newPage();
    await stranger.goto(`${publicLink}?event=${new URL(link).searchParams.get('event')}`);
    await expectOpenFailure(stranger);

    await dialog.getByRole('checkbox', { name: /^Start at 0:0\d$/ }).check();
    await expect(field).toHaveValue(/\?t=\d$/);
    const seconds = Number(new URL(await field.inputValue()).searchParams.get('t'));
    await stranger.goto(await field.inputValue());
    await expect.poll(() => new FlowPage(stranger).currentTime()).toBeCloseTo(seconds, 1);
    await stranger.goto(`${publicLink}?event=e99999`);
    await expect(stranger.getByText('The event of this link is not in the recording.')).toBeVisible();
    await expect(new FlowPage(stranger).row(FAILED)).toBeVisible();
  });
});

test('a failed request is copied as cURL, its JSON is searched, and its files are previewed', async ({ browser }) => {
  const { page } = await newPerson(browser, 'Olga', { permissions: ['clipboard-read', 'clipboard-write'] });
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/.test(message.text())) violations.push(message.text());
  });
  await recordCheckout(page);
  await page.goto('/flowlens');

  await test.step('cURL in three clicks from the gallery', async () => {
    await page.getByRole('link', { name: 'Checkout fails' }).click();
    await page.getByRole('feed').getByText('/api/orders').click();
    await page.getByRole('button', { name: 'Copy as cURL' }).click();
    await expect.poll(() => copied(page)).toContain('--data-raw \'{"cart":81}\'');
  });

  await test.step('the path of a value', async () => {
    await page.getByRole('treeitem', { name: /^price/ }).click();
    await page.getByRole('button', { name: 'Copy path' }).click();
    await expect.poll(() => copied(page)).toBe('error.items[0].price');
  });

  await test.step('an image and a font under the content security policy', async () => {
    const flow = new FlowPage(page);
    await page.getByRole('searchbox', { name: 'Search events' }).fill('shop.example/disc');
    await flow
      .row(/disc\.png/)
      .getByRole('button', { name: 'Show details' })
      .click();
    await expect(flow.feed.getByText(/^1 × 1 · /)).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search events' }).fill('shop.example/boxes');
    await flow
      .row(/boxes\.ttf/)
      .getByRole('button', { name: 'Show details' })
      .click();
    await expect(flow.feed.getByRole('img', { name: 'Sample of the recorded font' })).toHaveAttribute(
      'data-state',
      'ready',
    );
  });
  expect(violations).toEqual([]);
});
