import { callApi } from '../../support/product/add-flows.js';
import { expect, expectCleanForAxe, test } from '../../support/keyboard/axe.js';
import { delayResponses } from '../../support/browser/delay-responses.js';
import { newPerson } from '../../support/product/people.js';
import { ProjectPage } from '../../support/pages/project-page.js';

test.slow();

test('axe finds no violation in an empty gallery and in the dialogs of projects and tags', async ({ browser }) => {
  const { page, email } = await newPerson(browser, 'Axel');
  const owner = await newPerson(browser, 'Olga');
  const project = new ProjectPage(page);
  const flows = (url: URL) => /\/flowlens\/system\/[^/]+\/flows$/.test(url.pathname);

  await expectCleanForAxe(page, 'gallery, empty', () => expect(page.getByText('No flows available')).toBeVisible());
  await expectCleanForAxe(page, 'new project', async () => {
    await project.openCreation();
    await expect(page.getByRole('dialog', { name: 'Create New Project' })).toBeVisible();
  });
  await expectCleanForAxe(page, 'new project, without a name', async () => {
    await page.getByRole('textbox', { name: 'Project Name *' }).press('Enter');
    await expect(page.getByText('Project name is required')).toBeVisible();
  });
  await page.keyboard.press('Escape');
  await expectCleanForAxe(page, 'new tag', async () => {
    await page.getByRole('button', { name: /^Filter by tags/ }).click();
    await page.getByRole('button', { name: 'Create new tag' }).click();
    await expect(page.getByRole('dialog', { name: 'Create New Tag' })).toBeVisible();
  });
  await expectCleanForAxe(page, 'deletion of a tag', async () => {
    await page.keyboard.type('bug');
    await page.keyboard.press('Enter');
    await page.getByRole('checkbox', { name: 'bug' }).hover();
    await page.getByRole('button', { name: 'Delete tag bug' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Delete Tag' })).toBeVisible();
  });
  await expectCleanForAxe(page, 'setup wizard', async () => {
    await page.goto('/flowlens/setup-wizard');
    await expect(page.getByRole('dialog', { name: 'Get started' })).toBeVisible();
  });
  await expectCleanForAxe(page, 'empty gallery', async () => {
    await page.goto('/flowlens');
    await expect(page.getByRole('list', { name: 'How to record a flow' })).toBeVisible();
  });
  await expectCleanForAxe(page, 'recording', async () => {
    await page.goto('/flowlens/record');
    await expect(page.getByRole('button', { name: 'Start recording' })).toBeVisible();
  });

  const { id } = await callApi<{ id: string }>(owner.page, '/systems', { name: 'Invites' });
  await callApi(owner.page, `/systems/${id}/invite`, { email, role: 'USER' });
  await expectCleanForAxe(page, 'invitations', async () => {
    await page.goto('/flowlens');
    await page.getByRole('button', { name: 'Pending invitations, 1' }).click();
    await expect(page.getByRole('button', { name: 'Accept' })).toBeEnabled();
  });
  for (const name of ['Second', 'Third']) await callApi(page, '/systems', { name });
  await expectCleanForAxe(page, 'invitations, at the limit of projects', async () => {
    await page.reload();
    await page.getByRole('button', { name: 'Pending invitations, 1' }).click();
    await expect(page.getByText(/Cannot accept non open source invitations/)).toBeVisible();
  });
  await page.keyboard.press('Escape');
  await expectCleanForAxe(page, 'new project, at the limit of projects', async () => {
    await project.openCreation();
    await expect(page.getByText(/Cannot create a new project/)).toBeVisible();
  });

  const held = await delayResponses(page, flows);
  await expectCleanForAxe(page, 'gallery, loading', async () => {
    await page.reload();
    await expect(page.getByText('Loading Flows')).toBeAttached();
  });
  held.release();
  await expect(page.getByText('No flows available')).toBeVisible();
  await page.route(flows, (route) => route.abort('connectionrefused'));
  await expectCleanForAxe(page, 'gallery, failed', async () => {
    await page.reload();
    await expect(page.getByText('Failed to load flows')).toBeVisible();
  });
  await page.route('**/systems', (route) => route.abort('connectionrefused'));
  await expectCleanForAxe(page, 'projects, failed', async () => {
    await page.reload();
    await expect(page.getByText(/^Failed to retrieve available systems/)).toBeVisible();
  });
});
