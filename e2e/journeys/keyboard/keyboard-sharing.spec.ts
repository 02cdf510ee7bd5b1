import { addFlow } from '../../support/product/add-flow.js';
import { enterByTab, focusByTab } from '../../support/keyboard/focus-by-tab.js';
import { waitForTransient } from '../../support/browser/wait-for-transient.js';
import { expect, test } from '../../support/keyboard/keyboard-only.js';
import { waitUntilDrawn } from '../../support/browser/wait-until-drawn.js';

test.slow();

test('with the keyboard alone, a public link is created, copied, opened by somebody else, and revoked', async ({
  signInByKeys,
  openWindow,
}) => {
  const { page } = await signInByKeys('Kim');
  const title = await addFlow(page, 'Keys');
  await enterByTab(page, page.getByRole('link', { name: title }));
  const share = page.getByRole('button', { name: 'Share', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Share Flow' });
  const link = dialog.getByRole('textbox', { name: 'Public Link Generated' });

  await enterByTab(page, share, 'Shift+Tab');
  await enterByTab(page, dialog.getByRole('button', { name: /^Share Public/ }));
  await expect(link).toBeFocused();
  const address = await link.inputValue();
  const copied = waitForTransient(page, 'button:focus', 'Copied!');
  await enterByTab(page, dialog.getByRole('button', { name: 'Copy', exact: true }));
  await copied;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  const revoke = dialog.getByRole('button', { name: /^Revoke the link/ });
  await enterByTab(page, revoke);
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(revoke).toBeFocused();

  const view = await openWindow();
  await view.goto(address);
  const details = view.getByRole('button', { name: title });
  await focusByTab(view, details);
  await view.keyboard.press('Enter');
  await expect(view.getByRole('dialog', { name: 'Flow Details' })).toBeVisible();
  await waitUntilDrawn(view);
  await view.keyboard.press('Escape');
  await expect(details).toBeFocused();

  await page.keyboard.press('Enter');
  await enterByTab(page, page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }));
  await expect(dialog.getByText('Nobody can view this flow without login.')).toBeVisible();
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(share).toBeFocused();
  await view.reload();
  await expect(view.getByRole('alert')).toContainText('This link has expired or is invalid');
});
