import { addFlow } from '../../support/product/add-flow.js';
import { enterByTab, focusByTab } from '../../support/keyboard/focus-by-tab.js';
import { issuesTitled } from '../../support/product/jira.js';
import { expect, test } from '../../support/keyboard/keyboard-only.js';
import { waitUntilDrawn } from '../../support/browser/wait-until-drawn.js';
import { uniqueText } from '../../support/product/unique-text.js';

test.slow();

test(
  'with the keyboard alone, the Jira drawer is closed without dragging, then filled in and sent',
  { tag: '@slow' },
  async ({ signInByKeys }) => {
    const title = uniqueText('By keys');
    const { page } = await signInByKeys('Jo');
    const flow = await addFlow(page, 'For Jira');
    await enterByTab(page, page.getByRole('link', { name: flow }));
    const open = page.getByRole('button', { name: 'Link to Jira' });
    const drawer = page.getByRole('dialog', { name: 'Create an issue on: Jira' });
    const field = drawer.getByRole('textbox', { name: 'Title' });
    const submit = drawer.getByRole('button', { name: 'Submit Bug Report' });

    await focusByTab(page, open, 'Shift+Tab');
    for (const way of ['Escape', 'Close', 'Cancel']) {
      await page.keyboard.press('Enter');
      await expect(field).toBeFocused();
      await waitUntilDrawn(page);
      if (way !== 'Escape') await focusByTab(page, drawer.getByRole('button', { name: way }), 'Shift+Tab');
      await page.keyboard.press(way === 'Escape' ? 'Escape' : 'Enter');
      await expect(drawer).toBeHidden();
      await expect(open).toBeFocused();
    }

    await page.keyboard.press('Enter');
    await expect(field).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field).toHaveAccessibleDescription('Title is required');
    await page.keyboard.type(title);
    await page.keyboard.press('Tab');
    await page.keyboard.type('Pay, and nothing happens.');
    await enterByTab(page, submit);
    const project = drawer.getByRole('combobox', { name: 'Project' });
    await expect(project).toBeFocused();
    await expect(project).toHaveAccessibleDescription('Project is required');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Search projects...' })).toBeFocused();
    await page.keyboard.type('mobile');
    await expect(page.getByText('No projects found.')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('web');
    await page.keyboard.press('Enter');
    await expect(project).toHaveText('Web shop (SHOP)');
    const type = drawer.getByRole('combobox', { name: 'Type' });
    await enterByTab(page, type);
    await expect(page.getByRole('option').first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(type).toHaveText(/^(Bug|Task)$/);
    await enterByTab(page, submit);

    // The toast stays as long as the focus is in it.
    await expect(open).toBeFocused();
    await page.keyboard.press('Alt+T');
    const toast = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
    await expect(toast).toContainText(/(Bug|Task) created successfully/);
    await expect(drawer).toBeHidden();
    await page.keyboard.press('Tab');
    await focusByTab(page, toast.getByRole('link', { name: 'View in Jira' }));
    await page.keyboard.press('Escape');
    await focusByTab(page, page.getByRole('banner').getByRole('link', { name: 'View in Jira' }), 'Shift+Tab');
    expect(await issuesTitled(title)).toHaveLength(1);
  },
);
