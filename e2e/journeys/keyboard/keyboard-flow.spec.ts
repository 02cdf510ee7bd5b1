import { FlowPage } from '../../support/pages/flow-page.js';
import { enterByTab, focusByTab } from '../../support/keyboard/focus-by-tab.js';
import { expect, test } from '../../support/keyboard/keyboard-only.js';

test.slow();

test('with the keyboard alone, the shortcuts of the flow page work from anywhere but a text field', async ({
  signInByKeys,
}) => {
  const { page } = await signInByKeys('Ada');
  const flow = new FlowPage(page);
  await enterByTab(page, page.getByRole('link', { name: /checkout/i }));
  await expect(flow.feed).toHaveAttribute('aria-busy', 'false');
  const focusedRow = flow.feed.getByRole('article').and(page.locator(':focus'));

  await page.keyboard.press('j');
  await expect(focusedRow).toHaveAttribute('aria-posinset', '1');
  await page.keyboard.press('j');
  await expect(focusedRow).toHaveAttribute('aria-posinset', '2');
  await page.keyboard.press('k');
  await expect(focusedRow).toHaveAttribute('aria-posinset', '1');

  await page.keyboard.press('e');
  await expect(page.getByText(/^Error 1 of \d+$/)).toBeVisible();
  await page.keyboard.press('e');
  await expect(page.getByText(/^Error 2 of \d+$/)).toBeVisible();
  await page.keyboard.press('Shift+E');
  await expect(page.getByText(/^Error 1 of \d+$/)).toBeVisible();

  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', { name: 'Search events' });
  await expect(search).toBeFocused();
  await page.keyboard.type('jce');
  await expect(search).toHaveValue('jce');

  await focusByTab(page, page.getByRole('tab', { name: 'Timeline' }), 'Shift+Tab');
  await page.keyboard.press('c');
  await expect(page.getByRole('textbox', { name: 'New comment' })).toBeFocused();
  await page.keyboard.type('j/k');
  await expect(page.getByRole('textbox', { name: 'New comment' })).toHaveValue('j/k');

  await focusByTab(page, page.getByRole('tab', { name: /^Comments/ }), 'Shift+Tab');
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(list.getByText('Search the timeline')).toBeVisible();
  await expect(list.getByText('Play or pause')).toBeVisible();
  await page.keyboard.press('?');
  await expect(list).toBeHidden();
  await expect(page.getByRole('tab', { name: /^Comments/ })).toBeFocused();
});

test('with the keyboard alone, the second skip link leads to the timeline', async ({ signInByKeys }) => {
  const { page } = await signInByKeys('Ada');
  const flow = new FlowPage(page);
  await enterByTab(page, page.getByRole('link', { name: /checkout/i }));
  await expect(flow.feed).toHaveAttribute('aria-busy', 'false');
  await focusByTab(page, page.getByRole('tab', { name: 'Timeline' }));
  await page.keyboard.press('ArrowRight');
  await expect(flow.feed).toBeHidden();

  const skip = page.getByRole('link', { name: 'Skip to timeline' });
  await focusByTab(page, skip, 'Shift+Tab');
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Timeline' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('searchbox', { name: 'Search events' })).toBeFocused();
});
