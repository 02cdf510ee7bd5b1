import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { EXTENSION_ID, pressButton } from '../support/browser.js';
import { expect, startRecording, stopRecording, test } from '../support/fixtures.js';

/** Size that the stores require. */
const SIZE = { width: 1_280, height: 800 };
const FOLDER = join(import.meta.dirname, '../../store/pictures');
const SHOP = readFileSync(join(import.meta.dirname, 'shop-page.html'), 'utf8');

const fileOf = (name: string) => join(FOLDER, `${name}.png`);

/** Shows the demo shop at the address of the tests' shop. */
async function openShop(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.setViewportSize(SIZE);
  await page.route(`${url}/`, (route) => route.fulfill({ contentType: 'text/html', body: SHOP }));
  await page.goto(url);
  return page;
}

/** Replaces test names with realistic ones. */
async function nameThings(page: Page): Promise<void> {
  await page.evaluate(() => {
    const names: [RegExp, string][] = [
      [/ann\.[\da-f]{8}@example\.test/g, 'ann@example.com'],
      [/Ann [\da-f]{8}/g, 'Ann Berg'],
      [/http:\/\/127\.0\.0\.1:\d+$/g, 'https://flowlens.example.com'],
      [/127\.0\.0\.1:\d+/g, 'tideline.example'],
    ];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = names.reduce((before, [test, name]) => before.replace(test, name), node.nodeValue ?? '');
      if (text !== node.nodeValue) node.nodeValue = text;
    }
  });
}

/** Places the popup where the browser shows it, because screenshots do not include the real popup. */
async function takeWithPopup(name: string, page: Page, popup: Page): Promise<void> {
  // Not on a button, which would show as hovered.
  await popup.mouse.move(1, 1);
  await nameThings(popup);
  const [behind, front] = [await page.screenshot(), await popup.locator('main').screenshot()];
  const sheet = await page.context().newPage();
  await sheet.setViewportSize(SIZE);
  const image = (bytes: Buffer) => `data:image/png;base64,${bytes.toString('base64')}`;
  await sheet.setContent(`<body style="margin:0;background:url(${image(behind)})">
    <img src="${image(front)}" style="position:fixed;top:12px;right:24px;border-radius:10px;box-shadow:0 8px 32px rgb(0 0 0 / 35%)">
  </body>`);
  await sheet.screenshot({ path: fileOf(name) });
  await sheet.close();
}

test('the script takes the pictures of the store listing', async ({ opened, shop, popup }) => {
  const page = await openShop(opened.context, shop.url);
  await popup.setViewportSize({ width: 360, height: 640 });
  await expect(popup.getByRole('button', { name: 'Record this tab' })).toBeEnabled();
  await takeWithPopup('1-record', page, popup);

  await pressButton(opened, page);
  const opening = opened.context.waitForEvent('page');
  await popup.getByRole('button', { name: 'Take a screenshot' }).click();
  const editor = await opening;
  await editor.setViewportSize(SIZE);
  const canvas = editor.getByRole('img', { name: /^Screenshot/ });
  const box = (await canvas.boundingBox()) ?? { x: 0, y: 0, width: 1, height: 1 };
  const at = (x: number, y: number) => [box.x + x * box.width, box.y + y * box.height] as const;
  const drag = async (from: readonly [number, number], to: readonly [number, number]) => {
    await editor.mouse.move(...from);
    await editor.mouse.down();
    await editor.mouse.move(...to, { steps: 3 });
    await editor.mouse.up();
  };
  await drag(at(0.7, 0.74), at(0.45, 0.51));
  await editor.getByText('Box', { exact: true }).click();
  await drag(at(0.34, 0.43), at(0.44, 0.545));
  await editor.getByText('Text', { exact: true }).click();
  await editor.mouse.click(...at(0.66, 0.76));
  await editor.keyboard.type('The order fails');
  await editor.screenshot({ path: fileOf('4-screenshot') });
  await editor.close();

  await page.bringToFront();
  await startRecording(popup);
  await page.reload();
  await page.getByRole('button', { name: 'Order' }).click();
  await expect(page.getByText('Something went wrong')).toBeVisible();
  await page.waitForTimeout(3_000);
  await takeWithPopup('2-recording', page, popup);

  const review = await stopRecording(popup);
  await review.setViewportSize(SIZE);
  await review.getByRole('textbox', { name: 'Title' }).fill('The order fails');
  await expect(
    review.getByRole('region', { name: 'Recorded events' }).getByText('The order failed with 500'),
  ).toBeVisible();
  await review.locator('video').evaluate(async (video: HTMLVideoElement) => {
    video.currentTime = video.duration - 0.5;
    await new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }));
  });
  await review.getByRole('heading', { name: 'Review your recording' }).click();
  await nameThings(review);
  await review.waitForTimeout(500);
  await review.screenshot({ path: fileOf('3-review') });

  const options = await opened.context.newPage();
  await options.setViewportSize(SIZE);
  await options.goto(`chrome-extension://${EXTENSION_ID}/options.html`);
  await expect(options.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await options.screenshot({ path: fileOf('5-settings') });
});
