import type { Locator } from '@playwright/test';
import { expect, test } from '../../fixtures.js';
import { FlowPage } from '../../support/pages/flow-page.js';
import { focusByTab } from '../../support/keyboard/focus-by-tab.js';
import { waitUntilDrawn } from '../../support/browser/wait-until-drawn.js';
import { expectVisibleFocus } from '../../support/keyboard/visible-focus.js';

test.slow();
test.use({ forcedColors: 'active' });

/** Returns the system colours of a control: its underline, its border, its background. */
function appearanceOf(control: Locator) {
  return control.evaluate((element) => {
    const { borderBottomColor, outlineStyle, backgroundColor } = getComputedStyle(element);
    return { borderBottomColor, outlineStyle, backgroundColor };
  });
}

test.beforeEach(async ({ page, signIn }) => {
  await signIn('Ada');
  await new FlowPage(page).openFromGallery(/checkout/i);
  await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible();
});

test('with system colours the focus is visible in a menu, on the split handle and in the player', async ({ page }) => {
  await focusByTab(page, page.getByRole('button', { name: 'Debug with AI' }));
  await page.keyboard.press('Enter');
  const item = page.getByRole('menuitem').first();
  await expect(item).toBeFocused();
  await expectVisibleFocus(item);
  await waitUntilDrawn(page);
  await page.keyboard.press('Escape');

  const player = page.getByRole('region', { name: 'Video player' });
  await focusByTab(page, player.getByRole('slider', { name: 'Volume' }));
  await focusByTab(page, page.getByRole('separator', { name: 'Width of the video' }));

  await player.focus();
  await expectVisibleFocus(player);
});

test('with system colours the selection is visible in tabs, filters and events', { tag: '@slow' }, async ({ page }) => {
  const chosen = await appearanceOf(page.getByRole('tab', { selected: true }));
  const other = await appearanceOf(page.getByRole('tab', { selected: false }).first());
  expect(chosen.borderBottomColor).not.toBe(other.borderBottomColor);

  const filter = page.getByRole('search', { name: 'Filter events' }).getByRole('button', { name: /^Errors/ });
  const before = await appearanceOf(filter);
  await filter.click();
  await expect(filter).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => appearanceOf(filter)).not.toEqual(before);

  // Highlighted for some seconds only, so the page itself checks it, starting before the click.
  const outlined = page.waitForFunction(() => {
    const line = document.querySelector('[role="feed"] [data-highlighted] > *');
    return line && getComputedStyle(line).outlineStyle === 'solid';
  });
  await page.getByRole('region', { name: 'Video player' }).getByRole('button', { name: 'Next error' }).click();
  await outlined;
});
