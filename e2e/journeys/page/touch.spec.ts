import { expect, test } from '../../fixtures.js';
import { FlowPage } from '../../support/pages/flow-page.js';
import { expectNoSidewaysScroll } from '../../support/keyboard/no-sideways-scroll.js';

/** iPhones zoom in when a field with smaller letters gets the focus, and do not zoom out. */
const LETTERS_PX = 16;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('no field has letters so small that a phone zooms the page', async ({ page, signIn }) => {
  const smallFields = () =>
    page
      .locator('input:not([type=checkbox]), textarea, select')
      .evaluateAll(
        (fields, least) =>
          fields
            .filter((field) => field.checkVisibility() && Number.parseFloat(getComputedStyle(field).fontSize) < least)
            .map((field) => field.getAttribute('class')),
        LETTERS_PX,
      );
  const flow = new FlowPage(page);
  await signIn('Ada');

  await expect(page.getByRole('searchbox', { name: 'Search Flows' })).toBeVisible();
  expect(await smallFields()).toEqual([]);
  await page.getByRole('button', { name: 'Filter by tags' }).tap();
  await expect(page.getByPlaceholder('Search Tags')).toBeVisible();
  expect(await smallFields()).toEqual([]);
  await page.keyboard.press('Escape');

  await flow.openFromGallery('Checkout fails with 500 on Pay');
  await expect(page.getByRole('combobox', { name: 'Playback speed' })).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Search events' })).toBeVisible();
  expect(await smallFields()).toEqual([]);
  await page.getByRole('tab', { name: /Comments/ }).tap();
  await expect(page.getByPlaceholder('Write a comment...')).toBeVisible();
  expect(await smallFields()).toEqual([]);
  await expectNoSidewaysScroll(page);
});

test('a tap on the player leaves no tooltip over the video', { tag: '@slow' }, async ({ page, signIn }) => {
  const flow = new FlowPage(page);
  await signIn('Ada');
  await flow.openFromGallery('Checkout fails with 500 on Pay');
  const player = page.getByRole('region', { name: 'Video player' });
  const tips = player.locator('.fl-player-tip');
  const seek = player.getByRole('slider', { name: 'Seek' });

  await seek.tap();
  await expect(seek).toBeFocused();
  await expect.poll(() => flow.currentTime()).toBeGreaterThan(1);
  await expect(tips).toHaveCount(0);

  const before = await flow.currentTime();
  await player.getByRole('button', { name: 'Play', exact: true }).tap();
  // Longer than a tooltip's delay.
  await expect.poll(() => flow.currentTime()).toBeGreaterThan(before + 0.5);
  await expect(player.getByRole('button', { name: 'Pause', exact: true })).toBeFocused();
  await expect(tips).toHaveCount(0);
});
