import { killBrowser } from '../../../e2e/recorder/support/browser.js';
import { openExtensionBrowser, openPopup } from './support/browser.js';
import { expect, send, startRecording, test } from './support/fixtures.js';

/** Events are written in batches, and the video by the second. */
const LOST_AT_MOST_MS = 3_000;

test('a recording survives the end of the browser, and the next start offers it', async ({
  opened: { context },
  profile,
  server,
  shop,
  email,
  popup,
}) => {
  const page = await context.newPage();
  await page.goto(shop.url);
  await startRecording(popup);
  const startedAt = Date.now();
  await page.evaluate(() => setInterval(() => console.warn(`still here at ${Date.now()}`), 100));
  await page.waitForTimeout(6_000);
  const killedAt = await killBrowser(profile);

  const again = await openExtensionBrowser(profile);
  try {
    const offering = await openPopup(again);
    const offered = offering.getByRole('button', { name: /^Review the recording of 127\.0\.0\.1/ });
    await expect(offered).toHaveCount(1);
    const reviewing = again.context.waitForEvent('page');
    await offered.click();
    const review = await reviewing;
    const flowId = await send(review, 'The browser was killed');

    const { status, timeline, video } = await server.readFlow(email, flowId);
    expect(status).toBe('completed');
    const lastEvent = Math.max(...timeline.map(({ timestamp }) => Number(timestamp)));
    expect(killedAt - lastEvent).toBeLessThan(LOST_AT_MOST_MS);
    const durationMs = await review.evaluate(async (base64) => {
      const element = document.createElement('video');
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      element.src = URL.createObjectURL(new Blob([bytes], { type: 'video/mp4' }));
      await new Promise((resolve) => element.addEventListener('loadedmetadata', resolve));
      return element.duration * 1_000;
    }, video);
    expect(killedAt - startedAt - durationMs).toBeLessThan(LOST_AT_MOST_MS);
  } finally {
    await again.context.close();
  }
});
