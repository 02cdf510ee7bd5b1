import type { Page } from '@playwright/test';
import { EXTENSION_ID } from '../support/browser.js';
import { disconnect, expect, recordShop, stopRecording, test } from '../support/fixtures.js';
import { ageStoredRecordings, readStoredIds } from '../support/stored-recordings.js';

const BOB = {
  key: 'https://flowlens.example bob',
  origin: 'https://flowlens.example',
  userId: 'bob',
  name: 'Bob',
  email: 'bob@example.test',
  token: 'fl_rec_of_a_server_that_is_not_there',
  isConfirmed: true,
};

const notSent = (popup: Page) => popup.getByRole('heading', { name: 'Not sent yet' });

/** Ends a recording without sending it. */
async function keep(popup: Page): Promise<void> {
  const review = await stopRecording(popup);
  await expect(review.getByRole('heading', { name: 'Review your recording' })).toBeVisible();
  await review.close();
  await popup.reload();
  await expect(notSent(popup)).toBeVisible();
}

test('a recording is offered only to the account that made it, until that account disconnects', async ({
  opened: { context },
  shop,
  popup,
}) => {
  await recordShop({ context, shop, popup });
  await keep(popup);
  const swap = (connections: object[]) =>
    popup.evaluate(async (given) => {
      const { connections: before } = (await chrome.storage.local.get()) as { connections: object[] };
      await chrome.storage.local.set({ connections: given });
      return before;
    }, connections);
  const anns = await swap([BOB]);
  await expect(popup.getByText(BOB.email)).toBeVisible();
  await expect(notSent(popup)).toBeHidden();
  await disconnect(popup);
  expect(await readStoredIds(popup)).toHaveLength(1);

  await swap(anns);
  await expect(notSent(popup)).toBeVisible();
  await disconnect(popup);
  await expect.poll(() => readStoredIds(popup)).toEqual([]);
});

test(
  'a recording is deleted after seven days even if nobody opens the popup',
  { tag: '@slow' },
  async ({ opened: { context, worker }, shop, popup }) => {
    await recordShop({ context, shop, popup });
    await keep(popup);
    const sweep = () => worker.evaluate('chrome.alarms.onAlarm.dispatch({ name: "sweep-recordings" })');
    expect(await worker.evaluate('chrome.alarms.get("sweep-recordings")')).toBeTruthy();
    await ageStoredRecordings(popup, 6);
    await sweep();
    await popup.waitForTimeout(500);
    expect(await readStoredIds(popup)).toHaveLength(1);
    await ageStoredRecordings(popup, 2);
    await sweep();
    await expect.poll(() => readStoredIds(popup)).toEqual([]);
  },
);

test(
  'unsent recordings are deleted at once on request',
  { tag: '@slow' },
  async ({ opened: { context }, shop, popup }) => {
    await recordShop({ context, shop, popup });
    await keep(popup);
    await popup.getByRole('button', { name: 'Delete all' }).click();
    await popup.getByRole('button', { name: 'Delete now' }).click();
    await expect(notSent(popup)).toBeHidden();
    expect(await readStoredIds(popup)).toEqual([]);
  },
);

test(
  'disconnecting ends and deletes a running recording and one under review',
  { tag: '@slow' },
  async ({ opened: { context }, shop, popup }) => {
    await recordShop({ context, shop, popup });
    const review = await stopRecording(popup);
    await expect(review.getByRole('heading', { name: 'Review your recording' })).toBeVisible();
    await recordShop({ context, shop, popup });
    const options = await context.newPage();
    await options.goto(`chrome-extension://${EXTENSION_ID}/options.html`);
    await options.getByRole('button', { name: /^Disconnect http/ }).click();
    await options.getByRole('group').getByRole('button', { name: 'Disconnect' }).click();

    await expect(popup.getByRole('heading', { name: 'Connect to FlowLens' })).toBeVisible();
    await expect(review.getByText('The recording was deleted.')).toBeVisible();
    await expect.poll(() => readStoredIds(popup)).toEqual([]);
  },
);
