import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumPath } from '../scripts/chromium.mjs';
import { signInByCall } from './support/product/sign-in-by-call.js';
import { FlowPage } from './support/pages/flow-page.js';
import startProduct from './support/product/start-product.js';

const PICTURE = join(import.meta.dirname, '../docs/images/flow.png');

// Draws the README's picture of the running product: the checkout bug at its failing request.
const stopProduct = await startProduct();
const executablePath = chromiumPath();
const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) });
try {
  const page = await browser.newPage({
    viewport: { width: 1440, height: 810 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'en-US',
  });
  await signInByCall(page, 'ada@flowlens.test');
  const flow = new FlowPage(page);
  await flow.openFromGallery(/checkout/i);
  await flow.filtered();
  // The list contains only the rows around the video's position.
  await flow.errorMarkers().first().click();
  await flow
    .row(/POST .*\/api\/orders/)
    .first()
    .getByRole('button')
    .first()
    .click();
  await page.getByRole('region', { name: 'Video player' }).hover();
  await flow.video.evaluate(
    (video: HTMLVideoElement) =>
      new Promise<void>((resolve) => {
        video.requestVideoFrameCallback(() => resolve());
        video.currentTime += 0.2;
      }),
  );
  await page.screenshot({ path: PICTURE });
} finally {
  await browser.close();
  await stopProduct();
}
