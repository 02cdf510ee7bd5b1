import { addFlow } from '../../support/product/add-flow.js';
import { enterByTab, focusByTab } from '../../support/keyboard/focus-by-tab.js';
import { expect, test } from '../../support/keyboard/keyboard-only.js';
import { uniqueText } from '../../support/product/unique-text.js';

test.slow();

test('with the keyboard alone, a comment is written, edited, restored and deleted', async ({ signInByKeys }) => {
  const text = uniqueText('By keys');
  const { page } = await signInByKeys('Cleo');
  await enterByTab(page, page.getByRole('link', { name: /chat/i }));
  await focusByTab(page, page.getByRole('tab', { name: 'Timeline' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: /Comments/, selected: true })).toBeFocused();

  const field = page.getByRole('textbox', { name: 'New comment' });
  await focusByTab(page, field);
  const added = page.getByRole('status').filter({ hasText: 'Comment added' });
  await page.keyboard.type(text);
  await expect(added).toHaveCount(0);
  await enterByTab(page, page.getByRole('button', { name: 'Add Comment' }));
  const row = page.getByRole('listitem').filter({ hasText: text });
  await expect(row).toBeVisible();
  await expect(field).toBeFocused();
  await expect(added).toBeAttached();

  const edit = row.getByRole('button', { name: /^Edit comment/ });
  const editor = page.getByRole('textbox', { name: 'Comment', exact: true });
  await enterByTab(page, edit, 'Shift+Tab');
  await expect(editor).toBeFocused();
  await expect(editor).toHaveAccessibleDescription(/Enter saves/);
  await page.keyboard.type(', twice');
  await page.keyboard.press('Enter');
  await expect(row).toContainText(`${text}, twice`);
  await expect(edit).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(editor).toBeFocused();
  await page.keyboard.type(', in vain');
  await page.keyboard.press('Escape');
  await expect(edit).toBeFocused();
  await expect(row).not.toContainText('in vain');

  await page.keyboard.press('Tab');
  await expect(row.getByRole('button', { name: /^Delete comment/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row).toHaveCount(0);
  await expect(page.getByText(/^\d+ comments?$/)).toBeFocused();
});

test(
  'with the keyboard alone, a flow is renamed and deleted on its page',
  { tag: '@slow' },
  async ({ signInByKeys }) => {
    const { page } = await signInByKeys('Dora');
    const title = await addFlow(page, 'By keys');
    const menu = (name: string) => page.getByRole('heading', { level: 1 }).getByRole('button', { name });
    await enterByTab(page, page.getByRole('link', { name: title }));

    const edit = page.getByRole('menuitem', { name: 'Edit' });
    await enterByTab(page, menu(title), 'Shift+Tab');
    await expect(edit).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type('?');
    await page.keyboard.press('Enter');
    await expect(menu(`${title}?`)).toBeFocused();
    await expect(page).toHaveTitle(`${title}? · FlowLens`);

    await page.keyboard.press('Enter');
    await expect(edit).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/flowlens(\?|$)/);
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page.getByText('No flows available')).toBeVisible();
  },
);
