import type { Page } from '@playwright/test';
import { FlowPage } from '../../../../e2e/support/pages/flow-page.js';
import { openExtensionBrowser } from '../support/browser.js';
import {
  disconnect,
  expect,
  expectSent,
  startRecording,
  startSending,
  stopRecording,
  test,
} from '../support/fixtures.js';
import { readStoredIds } from '../support/stored-recordings.js';

/** Requests that carry the video, and all later ones. */
const UPLOADS = /^(POST|PATCH|HEAD) \/uploads/;

async function record(page: Page, popup: Page, url: string): Promise<Page> {
  await page.goto(url);
  await startRecording(popup);
  await page.evaluate(() => console.warn('to be sent'));
  await page.waitForTimeout(2_000);
  return stopRecording(popup);
}

test(
  'the link is copied and the flow page opens before the upload ends',
  { tag: '@slow' },
  async ({ opened: { context }, server, shop, email, popup }) => {
    const review = await record(await context.newPage(), popup, shop.url);
    const release = server.gate.hold(UPLOADS);
    const flow = await startSending(review, 'Fills while it is sent');
    await expect(review.getByText('Link copied.')).toBeVisible();
    await expect(review.getByRole('heading', { name: 'Sending' })).toBeVisible();
    await expect(flow.page.getByText('Fills while it is sent').first()).toBeVisible();

    release();
    await expectSent(review);
    expect((await server.readFlow(email, flow.id)).status).toBe('completed');
    // Without a reload.
    await flow.page.bringToFront();
    await new FlowPage(flow.page).playAndSeeItAdvance();
  },
);

test('sending continues when the review page is closed', async ({
  opened: { context },
  server,
  shop,
  email,
  popup,
}) => {
  const review = await record(await context.newPage(), popup, shop.url);
  const release = server.gate.hold(UPLOADS);
  const { id } = await startSending(review, 'Closed');
  await review.close();
  release();
  await expect.poll(async () => server.statusOfFlow(email, id), { timeout: 60_000 }).toBe('completed');
});

test(
  'sending waits for the network and survives a restart of the server',
  { tag: '@slow' },
  async ({ opened: { context }, server, shop, email, popup }) => {
    const review = await record(await context.newPage(), popup, shop.url);
    const release = server.gate.hold(UPLOADS);
    const { id } = await startSending(review, 'Offline');
    server.gate.close();
    release();
    await server.restart();
    await review.waitForTimeout(3_000);
    await expect(review.getByRole('heading', { name: 'Sending' })).toBeVisible();
    server.gate.open();
    await expectSent(review);
    const { status, timeline } = await server.readFlow(email, id);
    expect(status).toBe('completed');
    expect(JSON.stringify(timeline)).toContain('to be sent');
  },
);

test(
  'sending continues after a restart of the browser',
  { tag: '@slow' },
  async ({ opened, profile, server, shop, email, popup }) => {
    const review = await record(await opened.context.newPage(), popup, shop.url);
    const release = server.gate.hold(UPLOADS);
    const { id } = await startSending(review, 'Restarted');
    await opened.context.close();
    release();

    const again = await openExtensionBrowser(profile);
    await expect.poll(async () => server.statusOfFlow(email, id), { timeout: 60_000 }).toBe('completed');
    await again.context.close();
  },
);

test(
  'disconnecting cancels and deletes what is being sent',
  { tag: '@slow' },
  async ({ opened: { context, worker }, server, shop, popup }) => {
    const review = await record(await context.newPage(), popup, shop.url);
    const release = server.gate.hold(UPLOADS);
    await startSending(review, 'Never mind');
    await disconnect(popup);
    expect(await readStoredIds(popup)).toEqual([]);
    expect(await worker.evaluate('chrome.storage.local.get("outgoing")')).toEqual({ outgoing: [] });
    release();
  },
);
