import { FlowPage } from '../../support/pages/flow-page.js';
import { enterByTab, focusByTab } from '../../support/keyboard/focus-by-tab.js';
import { waitForTransient } from '../../support/browser/wait-for-transient.js';
import { expect, test } from '../../support/keyboard/keyboard-only.js';

test.slow();

test('with the keyboard alone, the timeline is browsed, searched and opened, and a request copied as cURL', async ({
  signInByKeys,
}) => {
  const { page } = await signInByKeys('Ada');
  const flow = new FlowPage(page);
  await enterByTab(page, page.getByRole('link', { name: /checkout/i }));
  const rows = flow.feed.getByRole('article');
  const row = (position: number) => flow.feed.locator(`[aria-posinset="${position}"]`);

  await focusByTab(page, row(1));
  // Unknown until the whole timeline has loaded.
  await expect(row(1)).not.toHaveAttribute('aria-setsize', '-1');
  const total = Number(await row(1).getAttribute('aria-setsize'));
  expect(total).toBeGreaterThan(await rows.count());
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageDown');
  await expect(row(3)).toBeFocused();
  await page.keyboard.press('PageUp');
  await expect(row(2)).toBeFocused();
  await page.keyboard.press('End');
  await expect(row(total)).toBeFocused();
  await expect(row(total)).toBeInViewport();
  await page.keyboard.press('Home');
  await expect(row(1)).toBeFocused();
  await page.keyboard.press('Control+Home');
  await expect(flow.feed.locator(':focus')).toHaveCount(0);
  await expect(page.locator(':focus')).toHaveCount(1);

  const search = page.getByRole('searchbox', { name: 'Search events' });
  const filters = page.getByRole('search', { name: 'Filter events' });
  await focusByTab(page, search, 'Shift+Tab');
  await page.keyboard.type('nothing has this text');
  const clear = page.getByRole('tabpanel').getByRole('button', { name: 'Clear filters' });
  // One appears in the search box at once, the other in place of the rows when nothing is found.
  await expect(clear).toHaveCount(2);
  await enterByTab(page, clear.last());
  await expect(search).toHaveValue('');
  await expect(filters.locator(':focus')).toHaveCount(1);

  await focusByTab(page, search, 'Shift+Tab');
  await page.keyboard.type('500');
  await expect(page.getByRole('status').filter({ hasText: /^\d+ of \d+ events$/ })).toBeVisible();
  const errors = filters.getByRole('button', { name: /^Errors/ });
  await focusByTab(page, errors);
  await page.keyboard.press('Space');
  await expect(errors).toHaveAttribute('aria-pressed', 'true');
  await flow.filtered();

  const failed = flow.row(/Network request, POST .*500/).first();
  await enterByTab(page, failed);
  await expect(failed.getByRole('button', { name: 'Hide details' })).toHaveAttribute('aria-expanded', 'true');
  await expect(failed).toBeFocused();
  await expect(failed.getByRole('group', { name: /^Details of POST/ })).toBeVisible();
  const copied = waitForTransient(page, 'article [role="status"]', 'Copied!');
  await enterByTab(page, failed.getByRole('button', { name: 'Copy as cURL' }));
  await copied;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^curl /);

  await enterByTab(page, failed.getByRole('button', { name: 'Go to the error that followed' }), 'Shift+Tab');
  const focused = flow.feed.locator('article:focus');
  await expect(focused).toHaveAccessibleName(/(Script|Console) error/);
  const error = flow.feed.locator(`[data-entry-id="${await focused.getAttribute('data-entry-id')}"]`);
  await page.keyboard.press('Enter');
  await enterByTab(page, error.getByRole('button', { name: 'Go to the failed request before' }));
  await expect(failed).toBeFocused();

  const time = failed.getByRole('button', { name: /^Go to \d/ });
  await enterByTab(page, time);
  const [minutes = '0', seconds = '0'] = ((await time.textContent()) ?? '').split(':');
  await expect.poll(() => flow.currentTime()).toBeCloseTo(Number(minutes) * 60 + Number(seconds), 0);
});
