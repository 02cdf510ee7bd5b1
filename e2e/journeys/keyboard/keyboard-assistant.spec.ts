import { addFlow } from '../../support/product/add-flow.js';
import { enterByTab, focusByTab } from '../../support/keyboard/focus-by-tab.js';
import { expect, test } from '../../support/keyboard/keyboard-only.js';

test.slow();

test(
  'with the keyboard alone, an assistant gets a token, which is then revoked',
  { tag: '@slow' },
  async ({ signInByKeys }) => {
    const { page } = await signInByKeys('Mo');
    const title = await addFlow(page, 'To debug');
    await enterByTab(page, page.getByRole('link', { name: title }));
    const menu = page.getByRole('button', { name: 'Debug with AI' });
    const dialog = page.getByRole('dialog', { name: 'MCP Setup' });
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());

    const first = page.getByRole('menuitem', { name: 'Copy Flow ID' });
    await enterByTab(page, menu, 'Shift+Tab');
    await expect(first).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Flow ID copied to clipboard')).toBeVisible();
    expect(page.url()).toContain(await clipboard());
    await expect(menu).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(first).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: 'Setup MCP' })).toBeFocused();
    await page.keyboard.press('Enter');
    await focusByTab(page, dialog.getByRole('tab', { name: 'Claude Code' }));
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByRole('tab', { name: 'Cursor', selected: true })).toBeFocused();
    await enterByTab(page, dialog.getByRole('button', { name: 'Generate and apply new token' }));
    await expect(page.getByText('Token generated and copied to clipboard!')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Token Generated' })).toBeFocused();
    const token = await clipboard();
    expect(token).toMatch(/^fl_pat_/);
    await enterByTab(page, dialog.getByRole('button', { name: 'Copy ~/.cursor/mcp.json' }));
    await expect.poll(clipboard).toContain(`"Authorization": "Bearer ${token}"`);

    const revoke = dialog.getByRole('button', { name: 'Revoke the token of Cursor' });
    await enterByTab(page, revoke);
    await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
    await enterByTab(page, page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }));
    await expect(revoke).toBeHidden();
    await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(menu).toBeFocused();
  },
);
