import type { Page, Worker } from '@playwright/test';
import { expect, send, test } from '../support/fixtures.js';
import { inOffscreenDocument } from '../support/offscreen-document.js';
import { countFrames, readVideoDuration } from '../support/read-video.js';
import { readStoredIds } from '../support/stored-recordings.js';

const badge = (worker: Worker) => worker.evaluate<string>('chrome.action.getBadgeText({})');

async function arm(popup: Page): Promise<void> {
  await popup.getByRole('button', { name: 'Arm instant replay' }).click();
  await expect(popup.getByRole('button', { name: 'Save the replay' })).toBeEnabled();
}

/** Shorter than the buffer, so that the replay covers all of it. */
const COUNTED_MS = 55_000;

/** Counts the frames that the browser delivers to the extension. */
const COUNT_DELIVERED = `(() => {
  const { read } = ReadableStreamDefaultReader.prototype;
  globalThis.delivered = 0;
  ReadableStreamDefaultReader.prototype.read = function () {
    globalThis.delivered += 1;
    return Reflect.apply(read, this, []);
  };
})()`;

test(
  'the last seconds of a game become a flow with video and events',
  { tag: '@slow' },
  async ({ opened, server, shop, email, popup }) => {
    await popup.evaluate(() => chrome.storage.local.set({ settings: { bufferSeconds: 60 } }));
    const page = await opened.context.newPage();
    await page.goto(`${shop.url}/game`);
    await arm(popup);
    await expect.poll(() => badge(opened.worker)).toBe('◉');
    await inOffscreenDocument(opened.context, COUNT_DELIVERED);
    await page.evaluate(() => console.warn('too long ago'));
    await page.waitForTimeout(12_000);
    const count = async () => ({
      painted: await page.evaluate<number>('painted'),
      delivered: (await inOffscreenDocument(opened.context, 'delivered')) as number,
    });
    const before = await count();
    await page.waitForTimeout(COUNTED_MS);
    const after = await count();
    const [painted, delivered] = [after.painted - before.painted, after.delivered - before.delivered];
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
    const durationMs = await readVideoDuration(review, flow.video);
    // It begins with the key frame before the window.
    expect(durationMs).toBeGreaterThanOrEqual(59_000);
    expect(durationMs).toBeLessThan(72_000);
    const figures = { painted, delivered, frames: countFrames(flow.video) };
    test.info().annotations.push({ type: 'frames', description: JSON.stringify(figures) });
    // The browser delivers at most the encoder's cap, fewer on a busy machine. None of them may be lost.
    expect(figures.frames).toBeGreaterThanOrEqual(Math.min(painted, delivered));
  },
);

test('an armed tab keeps nothing when the screen is locked', async ({ opened, shop, popup }) => {
  const page = await opened.context.newPage();
  await page.goto(`${shop.url}/game`);
  await arm(popup);
  await opened.worker.evaluate('chrome.idle.onStateChanged.dispatch("locked")');
  await expect(popup.getByRole('button', { name: 'Save the replay' })).toBeHidden();
  await expect.poll(() => badge(opened.worker)).toBe('');
});

test('an armed tab keeps nothing when it shows another site', { tag: '@slow' }, async ({ opened, shop, popup }) => {
  const page = await opened.context.newPage();
  await page.goto(`${shop.url}/game`);
  await arm(popup);
  await page.goto(`${shop.otherSiteUrl}/bank`);
  await expect(popup.getByRole('button', { name: 'Save the replay' })).toBeHidden();
  await expect.poll(() => badge(opened.worker)).toBe('');
  expect(await readStoredIds(popup)).toEqual([]);
});
