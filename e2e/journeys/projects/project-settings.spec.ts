import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.js';
import { mailTo } from '../../support/product/outbox.js';
import { newPerson } from '../../support/product/people.js';
import { ProjectPage } from '../../support/pages/project-page.js';

/** Number of members of a new project, including its owner. */
const CAPACITY = 10;

async function confirm(page: Page, button: string): Promise<void> {
  await page.getByRole('alertdialog').getByRole('button', { name: button }).click();
}

test.describe('a project', () => {
  test('is created, renamed and deleted', async ({ browser }) => {
    const { page } = await newPerson(browser, 'Olga');
    const project = new ProjectPage(page);
    const name = await project.create('Checkout');
    await expect(page).toHaveURL(/\/flowlens\?system_id=/);

    await project.openSettings();
    await expect(project.settings.getByRole('button', { name: 'Owner' })).toBeVisible();
    await project.settings.getByRole('textbox', { name: 'Project Name' }).fill(`${name} 2`);
    await project.settings.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Project updated successfully')).toBeVisible();
    await expect(page.getByRole('dialog', { name: `${name} 2` })).toBeVisible();

    await project.settings.getByRole('button', { name: 'Delete Project' }).click();
    await confirm(page, 'Delete Project');
    await expect(page.getByText('Project deleted successfully')).toBeVisible();
    await expect(page).toHaveURL(/\/flowlens$/);
    await expect(project.selector('Olga')).toBeVisible();
  });

  test('admits a person invited by e-mail, whose role an admin changes', async ({ browser }) => {
    const olga = await newPerson(browser, 'Olga');
    const pia = await newPerson(browser, 'Pia');
    const owners = new ProjectPage(olga.page);
    const members = new ProjectPage(pia.page);
    const name = await owners.create('Basket');

    await owners.openSettings('Invitations');
    await owners.settings.getByRole('textbox', { name: 'E-mail' }).fill(pia.email);
    await owners.settings.getByRole('button', { name: 'Invite', exact: true }).click();
    await expect(olga.page.getByText(`Invitation sent to ${pia.email}`)).toBeVisible();
    await expect(owners.member(pia.email)).toContainText('Invited just now');
    await expect.poll(() => mailTo(pia.email)).toHaveLength(1);

    await pia.page.reload();
    await pia.page.getByRole('button', { name: 'Pending invitations, 1' }).click();
    await pia.page.getByRole('button', { name: /^Accept/ }).click();
    await expect(members.selector(name)).toBeVisible();
    await members.openSettings();
    await expect(members.settings.getByText('Danger Zone')).toBeVisible();
    await expect(members.settings.getByRole('tab', { name: 'Invitations' })).toBeHidden();
    await expect(members.settings.getByRole('textbox')).toBeHidden();

    await owners.settings.getByRole('tab', { name: 'Members' }).click();
    await owners.settings.getByRole('button', { name: 'Refresh' }).click();
    await expect(owners.settings.getByText(`2 of ${CAPACITY} members`)).toBeVisible();
    await owners.member(pia.email).getByRole('combobox').click();
    await olga.page.getByRole('option', { name: 'Admin' }).click();
    await expect(olga.page.getByText('Member role updated')).toBeVisible();

    await members.settings.getByRole('button', { name: 'Refresh' }).click();
    await expect(members.settings.getByRole('tab', { name: 'Invitations' })).toBeVisible();
    await expect(members.settings.getByRole('textbox', { name: 'Project Name' })).toHaveValue(name);

    await owners
      .member(pia.email)
      .getByRole('button', { name: /^Remove/ })
      .click();
    await confirm(olga.page, 'Remove');
    await expect(olga.page.getByText('Member removed')).toBeVisible();
    await expect(owners.member(pia.email)).toHaveCount(0);

    await members.settings.getByRole('textbox', { name: 'Project Name' }).fill('Not mine any more');
    await members.settings.getByRole('button', { name: 'Save Changes' }).click();
    await expect(pia.page.getByText('Failed to update project')).toBeVisible();
    await expect(members.settings.getByText('Project not found')).toBeVisible();
  });

  test('admits a person by link and lets them leave', { tag: '@slow' }, async ({ browser }) => {
    const olga = await newPerson(browser, 'Olga');
    const pia = await newPerson(browser, 'Pia');
    const owners = new ProjectPage(olga.page);
    const members = new ProjectPage(pia.page);
    const name = await owners.create('Catalogue');
    await owners.openSettings();
    const link = await owners.makeLink();
    await expect(owners.settings.getByText('Link Generated')).toBeVisible();
    await expect(owners.settings.getByRole('button', { name: 'Get Link' })).toBeDisabled();

    await members.join(link, name);
    await owners.settings.getByRole('tab', { name: 'Members' }).click();
    await owners.settings.getByRole('button', { name: 'Refresh' }).click();
    await expect(owners.member(pia.email).getByRole('combobox')).toHaveText('Contributor');

    await members.openSettings();
    await members.settings.getByRole('button', { name: 'Leave Project' }).click();
    await confirm(pia.page, 'Leave Project');
    await expect(pia.page.getByText('Successfully left project')).toBeVisible();
    await expect(members.selector('Pia')).toBeVisible();

    await owners.settings.getByRole('button', { name: 'Refresh' }).click();
    await expect(owners.member(pia.email)).toHaveCount(0);
  });

  test('shows the latest role when another admin was faster', { tag: '@slow' }, async ({ browser }) => {
    const olga = await newPerson(browser, 'Olga');
    const pia = await newPerson(browser, 'Pia');
    const owners = new ProjectPage(olga.page);
    const members = new ProjectPage(pia.page);
    const name = await owners.create('Delivery');
    await owners.openSettings();
    await members.join(await owners.makeLink(), name);
    await owners.settings.getByRole('tab', { name: 'Members' }).click();
    await owners.settings.getByRole('button', { name: 'Refresh' }).click();
    await expect(owners.member(pia.email)).toBeVisible();
    await members.openSettings();
    await members.settings.getByRole('button', { name: 'Leave Project' }).click();
    await confirm(pia.page, 'Leave Project');
    await expect(pia.page.getByText('Successfully left project')).toBeVisible();

    await owners.member(pia.email).getByRole('combobox').click();
    await olga.page.getByRole('option', { name: 'Admin' }).click();

    await expect(olga.page.getByText('There is no such member.')).toBeVisible();
    await expect(owners.member(pia.email)).toHaveCount(0);
  });

  test('cannot be created by a user who has three already', { tag: '@slow' }, async ({ browser }) => {
    const { page } = await newPerson(browser, 'Olga');
    const project = new ProjectPage(page);
    await project.create('Second');
    await project.create('Third');

    await project.openCreation();

    await expect(
      page.getByText('You are already a member of 3 non open source projects. Cannot create a new project.'),
    ).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Project Name *' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Create Project' })).toBeDisabled();
  });

  test('sends no invitation when it is full', { tag: '@slow' }, async ({ browser }) => {
    test.slow();
    const olga = await newPerson(browser, 'Olga');
    const project = new ProjectPage(olga.page);
    const name = await project.create('Full house');
    await project.openSettings();
    const link = await project.makeLink();
    for (let count = 2; count <= CAPACITY; count++) {
      const guest = await newPerson(browser, `Guest${count}`);
      await new ProjectPage(guest.page).join(link, name);
      await guest.page.context().close();
    }

    await olga.page.reload();
    await project.openSettings('Invitations');

    await expect(
      project.settings.getByText(
        `Maximum capacity reached (${CAPACITY}/${CAPACITY} members). Cannot invite more users.`,
      ),
    ).toBeVisible();
    await expect(project.settings.getByRole('button', { name: 'Invite', exact: true })).toBeDisabled();
    await expect(project.settings.getByRole('button', { name: 'Get Link' })).toBeDisabled();
  });
});
