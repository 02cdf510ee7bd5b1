import type { Page } from '@playwright/test';
import { EXTENSION_ID, pressButton } from '../support/browser.js';
import { expectCleanInBothThemes } from '../support/expect-clean-in-both-themes.js';
import { expect, send, test } from '../support/fixtures.js';

const STRIPES_COUNT = 60;

/** Returns the red values along a horizontal line through an early picture of a video. The line is in shares of its size. */
async function readReds(page: Page, base64: string, { y, from, to }: { y: number; from: number; to: number }) {
  return page.evaluate(
    async ({ video: text, line }) => {
      const video = document.createElement('video');
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      video.src = URL.createObjectURL(new Blob([bytes], { type: 'video/mp4' }));
      const shown = new Promise((resolve) => video.addEventListener('seeked', resolve));
      video.currentTime = 0.4;
      await shown;
      const canvas = new OffscreenCanvas(video.videoWidth, video.videoHeight);
      const context = canvas.getContext('2d');
      context?.drawImage(video, 0, 0);
      const left = Math.round(line.from * canvas.width);
      const width = Math.round((line.to - line.from) * canvas.width);
      const { data } = context?.getImageData(left, Math.round(line.y * canvas.height), width, 1) ?? { data: [] };
      return [...data].filter((_, index) => index % 4 === 0);
    },
    { video: base64, line: { y, from, to } },
  );
}

const spread = (values: number[]) => Math.max(...values) - Math.min(...values);

test('a screenshot is annotated, blurred permanently and sent as a flow', async ({
  opened,
  server,
  shop,
  email,
  popup,
}) => {
  const page = await opened.context.newPage();
  await page.goto(shop.url);
  // Stripes stand in for text: any stripe that is left would be visible.
  await page.evaluate((count) => {
    const stripes = Array.from({ length: count }, (_, index) => (index % 2 ? '#000' : '#fff'));
    document.body.style.cssText = `margin:0;height:100vh;background:linear-gradient(90deg,${stripes
      .map((color, index) => `${color} ${(100 * index) / count}% ${(100 * (index + 1)) / count}%`)
      .join(',')})`;
    const field = Object.assign(document.createElement('input'), { type: 'password', value: 'hunter2' });
    field.style.cssText = 'position:absolute;left:0;top:0';
    document.body.replaceChildren(field);
  }, STRIPES_COUNT);
  await pressButton(opened, page);
  const opening = opened.context.waitForEvent('page');
  await popup.getByRole('button', { name: 'Take a screenshot' }).click();
  const editor = await opening;

  await expect(editor.getByText('1 private area is already blurred.')).toBeVisible();
  await expectCleanInBothThemes(editor, 'screenshot editor');
  const canvas = editor.getByRole('img', { name: /^Screenshot/ });
  const box = (await canvas.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const drag = async (from: [number, number], to: [number, number]) => {
    await editor.mouse.move(box.x + from[0] * box.width, box.y + from[1] * box.height);
    await editor.mouse.down();
    await editor.mouse.move(box.x + to[0] * box.width, box.y + to[1] * box.height, { steps: 3 });
    await editor.mouse.up();
  };
  await drag([0.3, 0.2], [0.5, 0.3]);
  await editor.getByText('Blur', { exact: true }).click();
  await drag([0.1, 0.6], [0.9, 0.8]);
  await editor.getByText('Text', { exact: true }).click();
  await editor.getByRole('button', { name: 'Add in the middle' }).press('Enter');
  await editor.keyboard.type('The total is wrong');
  await expect(editor.getByText('The total is wrong')).toBeVisible();
  await editor.getByRole('button', { name: 'Continue' }).click();
  await expect(editor.getByRole('heading', { name: 'Review your recording' })).toBeVisible();
  await editor.goBack().catch(() => null);
  expect(editor.url()).not.toContain('screenshot.html');
  if (!editor.url().includes('review.html')) await editor.goForward();

  const flowId = await send(editor, 'A screenshot');
  const { status, timeline, video } = await server.readFlow(email, flowId);
  expect(status).toBe('completed');
  expect(timeline.map(({ type }) => type)).toEqual(['navigation']);
  const sharp = await readReds(editor, video, { y: 0.4, from: 0.6, to: 0.9 });
  expect(spread(sharp)).toBeGreaterThan(180);
  const blurred = await readReds(editor, video, { y: 0.7, from: 0.15, to: 0.85 });
  expect(spread(blurred)).toBeLessThan(60);
});

test(
  'a screenshot of an armed tab includes the events of the last minute',
  { tag: '@slow' },
  async ({ opened, server, shop, email, popup }) => {
    const page = await opened.context.newPage();
    await page.goto(shop.url);
    await pressButton(opened, page);
    await popup.getByRole('button', { name: 'Arm instant replay' }).click();
    await expect(popup.getByRole('button', { name: 'Save the replay' })).toBeEnabled();
    await page.getByRole('button', { name: 'Order' }).click();
    await expect(page.getByText('Ordered order-77')).toBeVisible();
    await page.waitForTimeout(1_000);
    const opening = opened.context.waitForEvent('page');
    await popup.getByRole('button', { name: 'Take a screenshot' }).click();
    const editor = await opening;
    await expect(editor.getByText('The picture is sent with the events of the last minute.')).toBeVisible();
    await page.evaluate(() => console.warn('after the picture'));
    await editor.getByRole('button', { name: 'Continue' }).click();
    const flowId = await send(editor, 'A screenshot with events');

    const { status, timeline } = await server.readFlow(email, flowId);
    expect(status).toBe('completed');
    expect(timeline.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['dom_action', 'network_request', 'network_response', 'console_error']),
    );
    const text = JSON.stringify(timeline);
    expect(text).not.toContain('after the picture');
    expect(text).not.toContain('hunter2-canary');
  },
);

test('a site blocked in the settings cannot be recorded', async ({ opened, shop, popup }) => {
  const options = await opened.context.newPage();
  await options.goto(`chrome-extension://${EXTENSION_ID}/options.html`);
  await expect(options.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await expectCleanInBothThemes(options, 'settings');
  const blocked = options.getByRole('form', { name: 'These sites are never recorded' });
  await blocked.getByRole('textbox', { name: 'Site' }).fill(shop.url);
  await blocked.getByRole('button', { name: 'Add' }).click();
  await expect(blocked.getByRole('button', { name: 'Remove 127.0.0.1' })).toBeVisible();

  const page = await opened.context.newPage();
  await page.goto(shop.url);
  await popup.reload();
  await expect(popup.getByText('Your settings exclude this site.')).toBeVisible();
  await expect(popup.getByRole('button', { name: 'Record this tab' })).toBeDisabled();
  await expectCleanInBothThemes(popup, 'popup on a blocked site');

  await options.bringToFront();
  await blocked.getByRole('button', { name: 'Remove 127.0.0.1' }).click();
  await page.bringToFront();
  await popup.reload();
  await expect(popup.getByRole('button', { name: 'Record this tab' })).toBeEnabled();
});
