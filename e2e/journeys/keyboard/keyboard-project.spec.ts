import { focusByTab } from '../../support/keyboard/focus-by-tab.js';
import { expect, test } from '../../support/keyboard/keyboard-only.js';
import { waitUntilDrawn } from '../../support/browser/wait-until-drawn.js';

test.slow();

test('with the keyboard alone, a project is created, edited, shared by link and deleted', async ({ signInByKeys }) => {
  const { page } = await signInByKeys('Olga');
  const { keyboard } = page;
  const settings = page.getByRole('dialog');
  const switcher = page.getByRole('button', { name: /^Project: / });

  await focusByTab(page, switcher);
  await keyboard.press('Enter');
  await focusByTab(page, page.getByRole('menuitem', { name: 'Create New Project' }), 'ArrowDown');
  await keyboard.press('Enter');
  const name = page.getByRole('textbox', { name: 'Project Name *' });
  await expect(name).toBeFocused();
  await keyboard.press('Enter');
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Project name is required');
  await keyboard.type('Keys');
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Project: Keys' })).toBeFocused();

  await focusByTab(page, page.getByRole('button', { name: 'Project Settings' }));
  await keyboard.press('Enter');
  await focusByTab(page, settings.getByRole('button', { name: 'Owner' }));
  await expect(page.getByRole('tooltip')).toContainText('Manage members and invitations');
  await focusByTab(page, settings.getByRole('textbox', { name: 'Description' }));
  await keyboard.type('Without a mouse');
  await focusByTab(page, settings.getByRole('button', { name: 'Save Changes' }));
  await keyboard.press('Enter');
  await expect(page.getByText('Project updated successfully')).toBeVisible();
  await expect(settings.getByRole('textbox', { name: 'Project Name' })).toBeFocused();

  await focusByTab(page, settings.getByRole('tab', { name: 'General' }));
  await keyboard.press('End');
  await expect(settings.getByRole('tab', { name: 'Embedding', selected: true })).toBeFocused();
  await keyboard.press('ArrowLeft');
  await expect(settings.getByRole('tab', { name: 'Guests', selected: true })).toBeFocused();
  await keyboard.press('ArrowLeft');
  await focusByTab(page, settings.getByRole('button', { name: 'Role Authorities' }));
  await keyboard.press('Enter');
  const roles = page.getByRole('dialog', { name: 'Role Authorities' });
  await expect(roles.getByRole('button', { name: 'Close' })).toBeFocused();
  await waitUntilDrawn(page);
  await keyboard.press('Escape');
  await expect(settings.getByRole('button', { name: 'Role Authorities' })).toBeFocused();
  await focusByTab(page, settings.getByRole('button', { name: 'Get Link' }));
  await keyboard.press('Enter');
  await expect(settings.getByRole('textbox', { name: 'Invitation link' })).toBeFocused();

  await focusByTab(page, settings.getByRole('tab', { name: 'Invitations' }), 'Shift+Tab');
  await keyboard.press('Home');
  await focusByTab(page, settings.getByRole('button', { name: 'Delete Project' }));
  await keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toHaveAccessibleDescription(/permanently delete all flows/);
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(page.getByText('Project deleted successfully')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Project: Olga/i })).toBeVisible();
  // The page was reloaded, so the focus starts at the top.
  await keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
});
