import type { Page, Worker } from '@playwright/test';
import { expect, send, test } from './support/fixtures.js';
import { countFrames, readVideoDuration } from './support/read-video.js';
import { readStoredIds } from './support/stored-recordings.js';

const badge = (worker: Worker) => worker.evaluate<string>('chrome.action.getBadgeText({})');

async function arm(popup: Page): Promise<void> {
  await popup.getByRole('button', { name: 'Arm instant replay' }).click();
  await expect(popup.getByRole('button', { name: 'Save the replay' })).toBeEnabled();
}

test('the last seconds of a game become a flow with picture and events', async ({
  opened,
  server,
  shop,
  email,
  popup,
}) => {
  await popup.evaluate(() => chrome.storage.local.set({ settings: { bufferSeconds: 30 } }));
  const page = await opened.context.newPage();
  await page.goto(`${shop.url}/game`);
  await arm(popup);
  await expect.poll(() => badge(opened.worker)).toBe('◉');
  await page.evaluate(() => console.warn('too long ago'));
  await page.waitForTimeout(38_000);
  await page.evaluate(() => console.warn('just now'));
  await page.waitForTimeout(1_000);
  expect(await readStoredIds(popup)).toEqual([]);

  const reviewing = opened.context.waitForEvent('page');
  await popup.getByRole('button', { name: 'Save the replay' }).click();
  const review = await reviewing;
  const flow = await server.readFlow(email, await send(review, 'What just happened'));
  expect(flow.status).toBe('completed');
  const text = JSON.stringify(flow.timeline);
  expect(text).toContain('just now');
  expect(text).not.toContain('too long ago');
  // Headless captures vary with the load of the machine, so the figures are noted only.
  const painted = await page.evaluate('painted');
  const figures = { painted, frames: countFrames(flow.video) };
  test.info().annotations.push({ type: 'frames', description: JSON.stringify(figures) });
  console.log(figures);
  const durationMs = await readVideoDuration(review, flow.video);
  // It begins with the key frame before the window.
  expect(durationMs).toBeGreaterThanOrEqual(29_000);
  expect(durationMs).toBeLessThan(42_000);
});

test('an armed tab keeps nothing when the screen is locked', async ({ opened, shop, popup }) => {
  const page = await opened.context.newPage();
  await page.goto(`${shop.url}/game`);
  await arm(popup);
  await opened.worker.evaluate('chrome.idle.onStateChanged.dispatch("locked")');
  await expect(popup.getByRole('button', { name: 'Save the replay' })).toBeHidden();
  await expect.poll(() => badge(opened.worker)).toBe('');
});

test('an armed tab keeps nothing when it shows another site', async ({ opened, shop, popup }) => {
  const page = await opened.context.newPage();
  await page.goto(`${shop.url}/game`);
  await arm(popup);
  await page.goto(`${shop.otherSiteUrl}/bank`);
  await expect(popup.getByRole('button', { name: 'Save the replay' })).toBeHidden();
  await expect.poll(() => badge(opened.worker)).toBe('');
  expect(await readStoredIds(popup)).toEqual([]);
});
