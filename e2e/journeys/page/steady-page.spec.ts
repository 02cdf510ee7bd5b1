import type { Locator } from '@playwright/test';
import { manyEvents } from '../../support/events/many-events.js';
import { addRecording } from '../../support/product/add-recording.js';
import { callApi } from '../../support/product/add-flows.js';
import { newPerson } from '../../support/product/people.js';
import { expect, test } from '../../fixtures.js';
import { FlowPage } from '../../support/pages/flow-page.js';
import { makeLink } from '../../support/pages/guest-recording.js';
import { delayResponses } from '../../support/browser/delay-responses.js';
import { recordCanvas } from '../../support/browser/record-canvas.js';
import { watchShifts } from '../../support/browser/watch-shifts.js';

/** Smaller than a noticeable jump. */
const UNNOTICED = 0.01;
/** Minimum width of a player with all its controls. */
const CONTROLS_PX = 340;

for (const width of [390, 768, 1440])
  test(
    `a flow replaces its placeholder without moving, ${width} pixels wide`,
    { tag: '@slow' },
    async ({ page, signIn }) => {
      await page.setViewportSize({ width, height: 844 });
      const flow = new FlowPage(page);
      await signIn('Ada');
      await flow.openFromGallery(/checkout/i);
      const url = page.url();
      const flowId = new URL(url).pathname.split('/').at(-1) ?? '';
      const { share_url } = await callApi<{ share_url: string }>(page, `/flowlens/flow/${flowId}/share`, {});
      const shifted = await watchShifts(page);

      for (const [address, waiting] of [
        [url, 'Loading Flow'],
        [share_url, 'Loading shared flow...'],
      ] as const) {
        const held = await delayResponses(page, ({ pathname }) => /^\/flowlens\/(flow|shared)\//.test(pathname));
        await page.goto(address);
        await expect(page.getByText(waiting)).toBeVisible();
        expect(await shifted(), `jumps of ${waiting}`).toBeLessThan(UNNOTICED);
        held.release();
        await expect(flow.feed).toBeVisible();
        await expect(page.getByRole('button', { name: 'Full screen' })).toBeVisible();
        expect(await shifted(), `jumps of ${address}`).toBeLessThan(UNNOTICED);
      }
    },
  );

for (const width of [390, 1440])
  test(`a portrait video replaces its placeholder without moving, ${width} pixels wide`, async ({ page, signIn }) => {
    await page.setViewportSize({ width, height: 844 });
    await signIn('Ben');
    const video = await recordCanvas(page, { width: 360, height: 780 });
    const address = await addRecording(page, 'Held upright', manyEvents(10), video);
    const shifted = await watchShifts(page);
    await page.goto(address);

    const player = page.getByRole('region', { name: 'Video player' });
    await expect(player).toBeVisible();
    await expect(player.getByRole('button', { name: 'Play' })).toBeEnabled();
    const box = (await player.boundingBox())!;
    const fullscreen = (await player.getByRole('button', { name: 'Full screen' }).boundingBox())!;
    expect(box.width).toBeCloseTo(Math.max((box.height * 360) / 780, CONTROLS_PX), 0);
    expect(fullscreen.x + fullscreen.width).toBeLessThanOrEqual(box.x + box.width);
    expect(await shifted()).toBeLessThan(UNNOTICED);
  });

test('the page of a recording link replaces its placeholder without moving', async ({ page, browser }) => {
  const link = await makeLink(await newPerson(browser, 'Olga'));
  const shifted = await watchShifts(page);
  const held = await delayResponses(page, ({ pathname }) => pathname.endsWith('/guest/link'));
  await page.goto(link);
  await expect(page.getByRole('status')).toBeVisible();
  held.release();
  await page.getByRole('textbox', { name: 'Your name' }).fill('Dana Drew');

  expect(await shifted()).toBeLessThan(UNNOTICED);
});

for (const width of [390, 1440])
  test(
    `cards replace their placeholders without moving, ${width} pixels wide`,
    { tag: width === 390 ? [] : '@slow' },
    async ({ page, signIn }) => {
      await page.setViewportSize({ width, height: 844 });
      await signIn('Ada');
      await expect(page.getByRole('article')).toHaveCount(3);
      const shifted = await watchShifts(page);
      const held = await delayResponses(page, ({ pathname }) => pathname.endsWith('/flows'));
      await page.reload();
      const cards = page.locator('.fl-flow-card');
      await expect(cards.first()).toBeVisible();
      const outlines = await boxesOf(cards);
      held.release();
      await expect(page.getByRole('article')).toHaveCount(3);
      expect(await boxesOf(page.getByRole('article'))).toEqual(outlines.slice(0, 3));
      await expect(page.getByRole('region', { name: 'About this project' })).toBeVisible();
      expect(await shifted()).toBeLessThan(UNNOTICED);
    },
  );

test('a missing flow replaces its placeholder without moving, on a phone', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('Ada');
  const shifted = await watchShifts(page);
  await page.goto('/flowlens/flow/00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('alert').getByText('Failed to load flow details')).toBeVisible();
  expect(await shifted()).toBeLessThan(UNNOTICED);

  await page.getByRole('banner').getByRole('link', { name: 'Flows' }).click();
  await expect(page).toHaveURL(/\/flowlens$/);
});

test('a new token of an assistant moves nothing below it, on a phone', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('Ada');
  const shifted = await watchShifts(page);
  await page.reload();
  const dialog = page.getByRole('dialog', { name: 'MCP Setup' });

  // The third token replaces the first.
  for (const assistant of ['Claude Code', 'Cursor', 'Claude Code']) {
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Setup' }).click();
    await dialog.getByRole('tab', { name: assistant }).click();
    const held = await delayResponses(page, ({ pathname }) => pathname.endsWith('/auth/token'));
    await dialog.getByRole('button', { name: 'Generate and apply new token' }).click();
    await expect(dialog.getByRole('button', { name: 'Generating...' })).toBeVisible();
    // Browsers excuse shifts within half a second of a press.
    await page.waitForTimeout(600);
    held.release();
    await expect(dialog.getByRole('button', { name: 'Copy token' })).toBeVisible();
    expect(await shifted(), `jumps below the token of ${assistant}`).toBeLessThan(UNNOTICED);
    await page.keyboard.press('Escape');
  }
});

function boxesOf(cards: Locator): Promise<DOMRect[]> {
  return cards.evaluateAll((elements) =>
    elements.map((element) => element.getBoundingClientRect().toJSON() as DOMRect),
  );
}
