import { callApi } from '../../support/product/add-flows.js';
import { expect, expectCleanForAxe, test } from '../../support/keyboard/axe.js';
import { newPerson } from '../../support/product/people.js';
import { ProjectPage } from '../../support/pages/project-page.js';

test.slow();

test('axe finds no violation in the project settings of owner, contributor and admin', async ({ browser }) => {
  const owner = await newPerson(browser, 'Olga');
  const guest = await newPerson(browser, 'Pia');
  const { page } = owner;
  const own = new ProjectPage(page);
  const theirs = new ProjectPage(guest.page);
  const { id } = await callApi<{ id: string }>(page, '/systems', { name: 'Kiosk', description: 'Sells tickets.' });
  const confirmation = page.getByRole('alertdialog');
  const close = () => page.keyboard.press('Escape');

  await expectCleanForAxe(page, 'settings of the default project', async () => {
    await own.openSettings();
    await expect(own.settings.getByRole('textbox', { name: 'Project Name' })).toBeVisible();
  });
  await own.closeSettings();
  await expectCleanForAxe(page, 'settings, general, owner', async () => {
    await page.goto(`/flowlens?system_id=${id}`);
    await own.openSettings();
    await expect(own.settings.getByText('Danger Zone')).toBeVisible();
  });
  await expectCleanForAxe(page, 'settings, rights of a role', async () => {
    await own.settings.getByRole('button', { name: 'Owner' }).hover();
    await expect(page.getByRole('tooltip')).toBeVisible();
  });
  await expectCleanForAxe(page, 'settings, without a name', async () => {
    await own.settings.getByRole('textbox', { name: 'Project Name' }).fill('');
    await own.settings.getByRole('textbox', { name: 'Project Name' }).press('Enter');
    await expect(own.settings.getByText('Project name is required')).toBeVisible();
  });
  await expectCleanForAxe(page, 'settings, deletion of the project', async () => {
    await own.settings.getByRole('button', { name: 'Delete Project' }).click();
    await expect(confirmation).toBeVisible();
  });
  await close();
  await expectCleanForAxe(page, 'settings, a new embed key', async () => {
    await own.settings.getByRole('tab', { name: 'Embedding' }).click();
    await own.settings.getByRole('textbox', { name: 'Name' }).fill('Ticket desk');
    await own.settings.getByRole('button', { name: 'Create Key' }).click();
    await expect(own.settings.getByRole('textbox', { name: 'Embed key' })).toBeFocused();
  });
  await expectCleanForAxe(page, 'settings, invitations, none', async () => {
    await own.settings.getByRole('tab', { name: 'Invitations' }).click();
    await expect(own.settings.getByText('No pending invitations')).toBeVisible();
  });
  await expectCleanForAxe(page, 'settings, what roles may do', async () => {
    await own.settings.getByRole('button', { name: 'Role Authorities' }).click();
    await expect(page.getByRole('dialog', { name: 'Role Authorities' })).toBeVisible();
  });
  await close();
  const email = own.settings.getByRole('textbox', { name: 'E-mail' });
  await expectCleanForAxe(page, 'settings, invitation to no address', async () => {
    await email.fill('nobody');
    await email.press('Enter');
    await expect(own.settings.getByText('Enter a valid e-mail address')).toBeVisible();
  });
  let link = '';
  await expectCleanForAxe(page, 'settings, invitations, one sent and a link made', async () => {
    await email.fill('somebody@example.test');
    await email.press('Enter');
    await expect(own.member('somebody@example.test')).toBeVisible();
    link = await own.makeLink();
  });

  await theirs.join(link, 'Kiosk');
  await expectCleanForAxe(guest.page, 'settings, general, contributor', async () => {
    await theirs.openSettings();
    await expect(theirs.settings.getByRole('button', { name: 'Leave Project' })).toBeVisible();
  });
  await expectCleanForAxe(guest.page, 'settings, leaving the project', async () => {
    await theirs.settings.getByRole('button', { name: 'Leave Project' }).click();
    await expect(guest.page.getByRole('alertdialog')).toBeVisible();
  });
  await guest.page.keyboard.press('Escape');
  await expectCleanForAxe(guest.page, 'settings, members, contributor', async () => {
    await theirs.settings.getByRole('tab', { name: 'Members' }).click();
    await expect(theirs.member(owner.email)).toBeVisible();
  });
  await expectCleanForAxe(page, 'settings, members, owner', async () => {
    await own.settings.getByRole('tab', { name: 'Members' }).click();
    await own.settings.getByRole('button', { name: 'Refresh' }).click();
    await expect(own.member(guest.email)).toBeVisible();
  });
  await expectCleanForAxe(page, 'settings, removing a member', async () => {
    await own
      .member(guest.email)
      .getByRole('button', { name: /^Remove/ })
      .click();
    await expect(confirmation).toBeVisible();
  });
  await close();
  await expectCleanForAxe(page, 'settings, roles to choose from', async () => {
    await own.member(guest.email).getByRole('combobox').click();
    await expect(page.getByRole('option', { name: 'Admin' })).toBeVisible();
  });
  await page.getByRole('option', { name: 'Admin' }).click();
  await expect(page.getByText('Member role updated')).toBeVisible();
  await expectCleanForAxe(guest.page, 'settings, general, admin', async () => {
    await theirs.settings.getByRole('tab', { name: 'General' }).click();
    await theirs.settings.getByRole('button', { name: 'Refresh' }).click();
    await expect(theirs.settings.getByRole('tab', { name: 'Invitations' })).toBeVisible();
  });
  await expectCleanForAxe(guest.page, 'settings, members, admin', async () => {
    await theirs.settings.getByRole('tab', { name: 'Members' }).click();
    await expect(theirs.member(owner.email)).toBeVisible();
  });
});
