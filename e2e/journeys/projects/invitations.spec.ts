import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { callApi } from '../../support/product/add-flows.js';
import { expect, test } from '../../fixtures.js';
import { mailTo } from '../../support/product/outbox.js';
import { newPerson, signInAs, type SignedInPerson } from '../../support/product/people.js';
import { uniqueText } from '../../support/product/unique-text.js';

/** Creates a project of the user through the API, because another journey does it by hand. */
async function makeProject({ page }: SignedInPerson): Promise<{ id: string; name: string }> {
  const name = uniqueText('Web shop');
  const { id } = await callApi<{ id: string }>(page, '/systems', { name });
  return { id, name };
}

const invite = ({ page }: SignedInPerson, projectId: string, email: string) =>
  callApi(page, `/systems/${projectId}/invite`, { email, role: 'USER' });

/** Returns the URL of an invitation link from the project settings. */
async function makeLink(owner: SignedInPerson, project: { id: string; name: string }, joins = 1000): Promise<string> {
  const path = `/systems/${project.id}/public-invitation`;
  const { id } = await callApi<{ id: string }>(owner.page, path, { max_joins_count: joins });
  const query = new URLSearchParams({ project_name: project.name, project_id: project.id, invitation_id: id });
  return `/join/project?${query.toString()}`;
}

const bell = (page: Page) => page.getByRole('button', { name: /^Pending invitations, / });
const switcher = (page: Page, name: string) => page.getByRole('button', { name: `Project: ${name}` });

test.describe('an invitation by e-mail', () => {
  test('is accepted in the invited person’s popover and leads to the project', async ({ browser }) => {
    const owner = await newPerson(browser, 'Olga');
    const guest = await newPerson(browser, 'Gus');
    const project = await makeProject(owner);
    // During the first load, Refresh waits for that response.
    const none = guest.page.waitForResponse('**/systems/invitations/my');
    await guest.page.reload();
    await none;
    await expect(bell(guest.page)).toBeHidden();

    await invite(owner, project.id, guest.email);
    await guest.page.getByRole('button', { name: 'Refresh', exact: true }).first().click();
    await expect(bell(guest.page)).toHaveAccessibleName('Pending invitations, 1');
    await bell(guest.page).click();
    const popover = guest.page.getByRole('dialog', { name: 'Pending Invitations' });
    await expect(popover.getByText(project.name)).toBeVisible();
    await expect(popover.getByText(`Invited by ${owner.email}`)).toBeVisible();
    await popover.getByRole('button', { name: 'Accept' }).click();

    await expect(guest.page.getByText(`Joined ${project.name}`)).toBeVisible();
    await expect(guest.page).toHaveURL(`/flowlens?system_id=${project.id}`);
    await expect(switcher(guest.page, project.name)).toBeVisible();
    await expect(bell(guest.page)).toBeHidden();
  });

  test(
    'explains that it is for another address, and returns after the account was switched',
    { tag: '@slow' },
    async ({ browser }) => {
      const owner = await newPerson(browser, 'Olga');
      const guest = await newPerson(browser, 'Gus');
      const other = await newPerson(browser, 'Otto');
      const project = await makeProject(owner);
      await invite(owner, project.id, guest.email);
      const token = await owner.page.evaluate(() => localStorage.getItem('accessToken'));
      const response = await owner.page.request.get(`/systems/${project.id}/invitations`, {
        headers: { authorization: `Bearer ${token}` },
      });
      const [invitation] = (await response.json()) as { id: string }[];
      const query = new URLSearchParams({ project_id: project.id, invitation_id: invitation?.id ?? '' });
      const path = `/join/project?${query.toString()}`;

      const { page } = other;
      await page.goto(path);
      await expect(page.getByRole('alert')).toContainText('This invitation was sent to another e-mail address.');
      await expect(page.getByText(guest.email)).toBeHidden();
      await page.getByRole('button', { name: 'Switch Account' }).click();
      await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
      await signInAs(page, guest.email);

      const popover = page.getByRole('dialog', { name: 'Pending Invitations' });
      await expect(popover.getByText(project.name)).toBeVisible();
    },
  );

  test('opens from the link in its e-mail after a sign-in', { tag: '@slow' }, async ({ browser, page }) => {
    const owner = await newPerson(browser, 'Olga');
    const project = await makeProject(owner);
    const email = `gus.${randomUUID().slice(0, 8)}@example.test`;
    await invite(owner, project.id, email);
    await expect.poll(() => mailTo(email)).toHaveLength(1);
    const [message = ''] = await mailTo(email);
    const text = message.replaceAll('=\r\n', '').replaceAll('=3D', '=');
    const link = /Open the invitation: (\S+)/.exec(text)?.[1] ?? '';

    await page.goto(link);
    await signInAs(page, email);
    const popover = page.getByRole('dialog', { name: 'Pending Invitations' });
    await expect(popover.getByText(project.name)).toBeVisible();
    await popover.getByRole('button', { name: 'Accept' }).click();

    await expect(page).toHaveURL(`/flowlens?system_id=${project.id}`);
    await expect(popover).toBeHidden();
    await page.goto(link);
    await expect(page.getByRole('alert')).toContainText('You are already a member of this project.');
  });

  test('is rejected and disappears from the list', { tag: '@slow' }, async ({ browser }) => {
    const owner = await newPerson(browser, 'Olga');
    const guest = await newPerson(browser, 'Gus');
    const project = await makeProject(owner);
    await invite(owner, project.id, guest.email);
    await guest.page.reload();

    await bell(guest.page).click();
    await guest.page.getByRole('button', { name: 'Reject' }).click();

    await expect(guest.page.getByText('Invitation rejected')).toBeVisible();
    await expect(bell(guest.page)).toBeHidden();
  });

  test('reports that it was revoked meanwhile', { tag: '@slow' }, async ({ browser }) => {
    const owner = await newPerson(browser, 'Olga');
    const guest = await newPerson(browser, 'Gus');
    const project = await makeProject(owner);
    const { id } = (await invite(owner, project.id, guest.email)) as { id: string };
    await guest.page.reload();
    await bell(guest.page).click();
    const token = await owner.page.evaluate(() => localStorage.getItem('accessToken'));
    await owner.page.request.delete(`/systems/${project.id}/invitations/${id}`, {
      headers: { authorization: `Bearer ${token}` },
    });

    await guest.page.getByRole('button', { name: 'Accept' }).click();

    await expect(guest.page.getByText('Invitation not found or has expired.')).toBeVisible();
    await expect(bell(guest.page)).toBeHidden();
  });

  test('cannot be accepted at the limit of personal projects', { tag: '@slow' }, async ({ browser }) => {
    const owner = await newPerson(browser, 'Olga');
    const guest = await newPerson(browser, 'Gus');
    const project = await makeProject(owner);
    await makeProject(guest);
    await makeProject(guest);
    await invite(owner, project.id, guest.email);
    await guest.page.reload();

    await bell(guest.page).click();

    const reason = 'You are already a member of 3 non open source projects. Cannot accept non open source invitations.';
    await expect(guest.page.getByText(reason)).toBeVisible();
    await expect(guest.page.getByRole('button', { name: 'Accept' })).toBeDisabled();
    await expect(guest.page.getByRole('button', { name: 'Reject' })).toBeEnabled();
  });
});

test.describe('an invitation link', () => {
  test('admits anybody and leads to the gallery, on a second visit too', async ({ browser }) => {
    const owner = await newPerson(browser, 'Olga');
    const guest = await newPerson(browser, 'Gus');
    const project = await makeProject(owner);
    const link = await makeLink(owner, project);
    const joins: string[] = [];
    guest.page.on('request', (request) => {
      if (request.url().endsWith('/systems/join')) joins.push(request.method());
    });

    // The page shows this for half a second and until the gallery's code has loaded: long enough to be visible on a busy machine.
    let release = () => {};
    const seen = new Promise<void>((resolve) => (release = resolve));
    await guest.page.route(/\/gallery-route-.*\.js$/, async (route) => {
      await seen;
      await route.continue();
    });

    await guest.page.goto(link);
    await expect(guest.page.getByRole('heading', { name: `Successfully joined ${project.name}!` })).toBeVisible();
    release();
    await expect(guest.page).toHaveURL(`/flowlens?system_id=${project.id}`);
    await expect(switcher(guest.page, project.name)).toBeVisible();
    await guest.page.goBack();
    await expect(guest.page.getByRole('heading', { level: 1, name: 'Flows' })).toBeVisible();
    await expect(guest.page.getByText('Unable to Join Project')).toBeHidden();
    expect(joins).toEqual(['POST']);

    await guest.page.goto(link);
    await expect(guest.page.getByRole('alert')).toContainText('You are already a member of this project.');
    await guest.page.getByRole('link', { name: 'Go to Project' }).click();
    await expect(guest.page).toHaveURL(`/flowlens?system_id=${project.id}`);
    await expect(switcher(guest.page, project.name)).toBeVisible();
  });

  test('asks for a sign-in first and then continues', { tag: '@slow' }, async ({ browser, page }) => {
    const owner = await newPerson(browser, 'Olga');
    const project = await makeProject(owner);
    const link = await makeLink(owner, project);

    await page.goto(link);
    await expect(page).toHaveURL(`/login?return=${encodeURIComponent(link)}`);
    await signInAs(page, `new.${randomUUID().slice(0, 8)}@example.test`);

    await expect(page).toHaveURL(`/flowlens?system_id=${project.id}`);
    await expect(switcher(page, project.name)).toBeVisible();
  });

  test('reports that it is used up and offers a retry', { tag: '@slow' }, async ({ browser }) => {
    const owner = await newPerson(browser, 'Olga');
    const [first, second] = [await newPerson(browser, 'Fay'), await newPerson(browser, 'Sam')];
    const project = await makeProject(owner);
    const link = await makeLink(owner, project, 1);
    await first.page.goto(link);
    await expect(first.page).toHaveURL(`/flowlens?system_id=${project.id}`);

    await second.page.goto(link);

    const alert = second.page.getByRole('alert');
    await expect(alert).toContainText('Unable to Join Project');
    await expect(alert).toContainText('This invitation link has been used up.');
    await expect(second.page.getByRole('link', { name: 'Go to Project' })).toBeHidden();
    await second.page.getByRole('button', { name: 'Try Again' }).click();
    await expect(alert).toContainText('This invitation link has been used up.');
    await second.page.getByRole('link', { name: 'Go to Home' }).click();
    await expect(second.page).toHaveURL(/\/flowlens(\?|$)/);
  });

  test('reports that it is truncated or unknown', async ({ browser }) => {
    const { page } = await newPerson(browser, 'Gus');

    await page.goto('/join/project?project_name=Web+shop');
    await expect(page.getByText('Invalid invitation link. Missing required parameters.')).toBeVisible();
    await expect(page.getByText('Ask the person who invited you for a new link.')).toBeVisible();

    const nobody = '00000000-0000-4000-8000-000000000000';
    await page.goto(`/join/project?project_name=Web+shop&project_id=${nobody}&invitation_id=${nobody}`);
    await expect(page.getByText('Invitation not found or has expired.')).toBeVisible();
  });
});
