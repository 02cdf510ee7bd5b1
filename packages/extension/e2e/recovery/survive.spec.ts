import type { Page } from '@playwright/test';
import { expect, reviewPending, send, recordShop, stopRecording, test } from '../support/fixtures.js';
import { inOffscreenDocument } from '../support/offscreen-document.js';
import { stopServiceWorker } from '../support/stop-service-worker.js';
import type { StoredFlow } from '../support/server.js';

/** Writes to the console of the page; the message shows which documents were recorded. */
const say = (page: Page, message: string) => page.evaluate((text) => console.warn(text), message);

const messagesOf = ({ timeline }: StoredFlow) =>
  timeline.flatMap(({ console_warn_data: data }) => (data as { message: string } | undefined)?.message ?? []);

test('a recording continues across reloads', async ({ opened: { context }, server, shop, email, popup }) => {
  const page = await recordShop({ context, shop, popup });
  await say(page, 'before the reload');
  await page.reload();
  await say(page, 'after the reload');
  await page.goto(`${shop.url}/second`);
  await say(page, 'on the second page');
  await page.waitForTimeout(1_500);

  const flowId = await send(await stopRecording(popup), 'Reloaded');
  const flow = await server.readFlow(email, flowId);
  expect(messagesOf(flow)).toEqual(['before the reload', 'after the reload', 'on the second page']);
  const addresses = flow.timeline.flatMap(
    ({ navigation_data: data }) => (data as { url: string } | undefined)?.url ?? [],
  );
  expect(addresses).toEqual([`${shop.url}/`, `${shop.url}/`, `${shop.url}/second`]);
});

test(
  'nothing on another site is recorded until the user allows it',
  { tag: '@slow' },
  async ({ opened: { context }, server, shop, email, popup }) => {
    const page = await recordShop({ context, shop, popup });
    await say(page, 'on the first site');

    await page.goto(shop.otherSiteUrl);
    await expect(popup.getByText('The tab shows another site, which is not recorded.')).toBeVisible();
    await say(page, 'not allowed yet');
    // Longer than the time between two documents.
    await page.waitForTimeout(2_500);
    await popup.getByRole('button', { name: 'Allow this site too' }).click();
    await expect(popup.getByText('The tab shows another site')).toBeHidden();
    await say(page, 'allowed');
    await page.reload();
    await say(page, 'allowed from its start');
    await page.goto(`${shop.url}/back`);
    await say(page, 'back on the first site');
    await page.waitForTimeout(1_500);

    const flowId = await send(await stopRecording(popup), 'Two sites');
    const flow = await server.readFlow(email, flowId);
    expect(messagesOf(flow)).toEqual([
      'on the first site',
      'allowed',
      'allowed from its start',
      'back on the first site',
    ]);
    expect(flow.notes).toContainEqual(expect.objectContaining({ code: 'site_left_out' }));
  },
);

test(
  'a recording continues while the service worker is stopped',
  { tag: '@slow' },
  async ({ opened: { context }, server, shop, email, popup }) => {
    const page = await recordShop({ context, shop, popup });
    await stopServiceWorker(context);
    await say(page, 'without the worker');
    await page.reload();
    await say(page, 'in a new document');
    await page.waitForTimeout(1_500);

    const flowId = await send(await stopRecording(popup), 'Worker stopped');
    const flow = await server.readFlow(email, flowId);
    expect(messagesOf(flow)).toEqual(['without the worker', 'in a new document']);
  },
);

test(
  'closing the tab finishes the recording, and the popup offers it',
  { tag: '@slow' },
  async ({ opened: { context }, server, shop, email, popup }) => {
    const page = await recordShop({ context, shop, popup });
    await say(page, 'the last words');
    await page.waitForTimeout(2_000);
    await page.close();

    await expect(popup.getByRole('button', { name: 'Record this tab' })).toBeVisible();
    const flowId = await send(await reviewPending(popup), 'Tab closed');
    const flow = await server.readFlow(email, flowId);
    expect(flow.status).toBe('completed');
    expect(messagesOf(flow)).toEqual(['the last words']);
  },
);

/** Makes every state of a recording fail to be written, as on a full disk. */
const FILL_DISK = `(() => {
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (message, transfer) {
    if (message?.request?.op === 'write') throw new Error('The disk is full.');
    return postMessage.call(this, message, transfer);
  };
})()`;

test(
  'a recording that cannot be finished ends, and the popup offers the part written before',
  { tag: '@slow' },
  async ({ opened: { context }, server, shop, email, popup }) => {
    const page = await recordShop({ context, shop, popup });
    await say(page, 'before the disk was full');
    await page.waitForTimeout(2_000);
    await inOffscreenDocument(context, FILL_DISK);
    await popup.getByRole('button', { name: 'Stop and review' }).click();

    await expect(popup.getByRole('button', { name: 'Record this tab' })).toBeVisible();
    const flow = await server.readFlow(email, await send(await reviewPending(popup), 'Disk full'));
    expect(messagesOf(flow)).toEqual(['before the disk was full']);
  },
);
