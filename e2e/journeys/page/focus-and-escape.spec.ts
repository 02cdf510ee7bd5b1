import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures.js';
import { FlowPage } from '../../support/pages/flow-page.js';

/** The focused element if it shows a focus ring. */
const ring = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const { outlineStyle, outlineWidth } = getComputedStyle(focused);
    const shown = outlineStyle !== 'none' && outlineWidth !== '0px';
    return shown ? `${focused.tagName} ${focused.className} ${focused.textContent?.slice(0, 40)}` : null;
  });

test('a mouse press leaves no focus ring on the parts of a flow, also after keys were used', async ({
  page,
  signIn,
}) => {
  await signIn('Ben');
  const flow = new FlowPage(page);
  await flow.openFromGallery(/checkout/i);
  await expect(flow.feed).toHaveAttribute('aria-busy', 'false');
  const press = async (part: Locator) => {
    // Keys make browsers show rings on elements that scripts focus later.
    await page.keyboard.press('Tab');
    await part.click();
    expect(await ring(page), `after a press on ${part.toString()}`).toBeNull();
  };

  for (const name of ['Sequence', 'Device Info', /^Comments/, 'Timeline']) await press(page.getByRole('tab', { name }));
  await press(flow.feed.getByRole('article').nth(3));
  await press(flow.errorMarkers().first());
  await press(page.getByRole('tab', { name: 'Device Info' }));
  await page.getByRole('tabpanel').getByText('All events').click();
  expect(await ring(page), 'after a press on a tab panel').toBeNull();
  await press(page.getByRole('button', { name: 'Keyboard shortcuts' }));
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await ring(page), 'in a dialog').toBeNull();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await ring(page), 'after the dialog').toBeNull();
  await press(page.getByRole('button', { name: 'Share' }));
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await ring(page), 'in the share dialog').toBeNull();
  await page.keyboard.press('Escape');

  await page.keyboard.press('Tab');
  expect(await ring(page), 'after a key').not.toBeNull();
});

test('Escape closes a dialog at once while a tooltip in it is open', async ({ page, signIn }) => {
  await signIn('Ben');
  await new FlowPage(page).openFromGallery(/checkout/i);
  await page.goto('/flowlens');
  await page.getByRole('button', { name: 'Project Settings' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Refresh' }).first().hover();
  const tooltip = page.getByRole('tooltip', { name: 'Refresh' });
  await expect(tooltip).toBeVisible();

  await page.keyboard.press('Escape');

  await expect(dialog).toBeHidden();
  await expect(tooltip).toBeHidden();
});
