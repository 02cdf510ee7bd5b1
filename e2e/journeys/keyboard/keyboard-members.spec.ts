import { extendUndo } from '../../support/browser/extend-undo.js';
import { callApi } from '../../support/product/add-flows.js';
import { enterByTab, focusByTab } from '../../support/keyboard/focus-by-tab.js';
import { expect, test } from '../../support/keyboard/keyboard-only.js';

test.slow();

test('with the keyboard alone, a person is invited, accepts, becomes an admin, and leaves', async ({
  signInByKeys,
}) => {
  const owner = await signInByKeys('Olga');
  const guest = await signInByKeys('Pia');
  const { id } = await callApi<{ id: string }>(owner.page, '/systems', { name: 'Basket' });
  await owner.page.goto(`/flowlens?system_id=${id}`);
  const settings = owner.page.getByRole('dialog', { name: 'Basket' });
  const member = settings.getByRole('listitem').filter({ hasText: guest.email });

  await test.step('the owner invites', async () => {
    const { page } = owner;
    await enterByTab(page, page.getByRole('button', { name: 'Project Settings' }));
    await focusByTab(page, settings.getByRole('tab', { name: 'General' }));
    await page.keyboard.press('End');
    await expect(settings.getByRole('tab', { name: 'Embedding', selected: true })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(settings.getByRole('tab', { name: 'Guests', selected: true })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(settings.getByRole('tab', { name: 'Invitations', selected: true })).toBeFocused();
    await enterByTab(page, settings.getByRole('textbox', { name: 'E-mail' }));
    await expect(settings.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription('E-mail is required');
    await page.keyboard.type(guest.email);
    await page.keyboard.press('Enter');
    await expect(page.getByText(`Invitation sent to ${guest.email}`)).toBeVisible();
    await expect(settings.getByRole('textbox', { name: 'E-mail' })).toBeFocused();
    await expect(settings.getByRole('button', { name: `Revoke the invitation to ${guest.email}` })).toBeVisible();
  });

  await test.step('the owner undoes the revoked invitation without leaving the dialog', async () => {
    const { page } = owner;
    const revoke = settings.getByRole('button', { name: `Revoke the invitation to ${guest.email}` });
    const undo = page.getByRole('button', { name: 'Undo' });
    await extendUndo(page);
    await enterByTab(page, revoke);
    await expect(undo).toBeVisible();
    await page.keyboard.press('Alt+t');
    await enterByTab(page, undo);
    await expect(undo).toBeHidden();
    await expect(revoke).toBeVisible();
    await expect(settings.locator(':focus')).toHaveCount(1);
  });

  await test.step('Escape leaves a toast for the dialog', async () => {
    const { page } = owner;
    const email = settings.getByRole('textbox', { name: 'E-mail' });
    await focusByTab(page, email, 'Shift+Tab');
    await page.keyboard.type(guest.email);
    await page.keyboard.press('Enter');
    await expect(page.getByText(/already/)).toBeVisible();
    await page.keyboard.press('Alt+t');
    await expect(page.locator('.fl-toaster')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(email).toBeFocused();
    await expect(settings).toBeVisible();
  });

  await test.step('the guest accepts', async () => {
    const { page } = guest;
    await enterByTab(page, page.getByRole('button', { name: 'Refresh', exact: true }));
    const bell = page.getByRole('button', { name: 'Pending invitations, 1' });
    await enterByTab(page, bell);
    await expect(page.getByRole('dialog', { name: 'Pending Invitations' })).toContainText(`Invited by ${owner.email}`);
    const accept = page.getByRole('button', { name: 'Accept' });
    await expect(accept).toHaveAccessibleDescription('Basket');
    await enterByTab(page, accept);
    await expect(page.getByText('Joined Basket')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Project: Basket' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Account of / })).toBeFocused();
  });

  await test.step('the owner makes the guest an admin', async () => {
    const { page } = owner;
    await focusByTab(page, settings.getByRole('tab', { name: 'Invitations' }), 'Shift+Tab');
    await page.keyboard.press('ArrowLeft');
    await expect(settings.getByRole('tab', { name: 'Members', selected: true })).toBeFocused();
    await enterByTab(page, settings.getByRole('button', { name: 'Refresh' }));
    const role = member.getByRole('combobox', { name: /^Role of / });
    await expect(role).toHaveText('Contributor');
    await enterByTab(page, role);
    await enterByTab(page, page.getByRole('option', { name: 'Admin' }), 'ArrowDown');
    await expect(page.getByText('Member role updated')).toBeVisible();
    await expect(role).toHaveText('Admin');
    await expect(role).toBeFocused();
  });

  await test.step('the guest leaves', async () => {
    const { page } = guest;
    await enterByTab(page, page.getByRole('button', { name: 'Project Settings' }), 'Shift+Tab');
    await enterByTab(page, page.getByRole('button', { name: 'Leave Project' }));
    await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Successfully left project')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Project: Pia/i })).toBeVisible();
  });

  await test.step('the owner sees it, and goes back to where the dialog was opened', async () => {
    const { page } = owner;
    await enterByTab(page, settings.getByRole('button', { name: 'Refresh' }), 'Shift+Tab');
    await expect(member).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Project Settings' })).toBeFocused();
  });
});
