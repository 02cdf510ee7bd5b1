import type { Browser, Locator } from '@playwright/test';
import { expect, test } from '../../fixtures.js';
import { extendUndo } from '../../support/browser/extend-undo.js';
import { callApi } from '../../support/product/add-flows.js';
import { newPerson, type SignedInPerson } from '../../support/product/people.js';
import { ProjectPage } from '../../support/pages/project-page.js';
import { uniqueText } from '../../support/product/unique-text.js';

const GUEST = 'gus@example.test';
const row = (settings: Locator) => settings.getByRole('listitem').filter({ hasText: GUEST });
const revoke = (settings: Locator) =>
  settings.getByRole('button', { name: `Revoke the invitation to ${GUEST}` }).click();

/** Opens the settings of a new project with one pending invitation. */
async function openInvitations(browser: Browser): Promise<{ owner: SignedInPerson; settings: Locator; id: string }> {
  const owner = await newPerson(browser, 'Olga');
  const name = uniqueText('Web shop');
  const { id } = await callApi<{ id: string }>(owner.page, '/systems', { name });
  await callApi(owner.page, `/systems/${id}/invite`, { email: GUEST, role: 'USER' });
  await extendUndo(owner.page);
  await owner.page.goto(`/flowlens?system_id=${id}`);
  const project = new ProjectPage(owner.page);
  await project.openSettings('Invitations');
  await expect(row(project.settings)).toBeVisible();
  return { owner, settings: project.settings, id };
}

test.describe('a revoked invitation', () => {
  test('returns when its revocation is undone above the settings', async ({ browser }) => {
    const { owner, settings } = await openInvitations(browser);

    await revoke(settings);
    await expect(owner.page.getByText(`Invitation to ${GUEST} revoked`)).toBeVisible();
    await expect(row(settings)).toHaveCount(0);
    await owner.page.getByText('Undo', { exact: true }).click();

    await expect(row(settings)).toBeVisible();
    await settings.getByRole('button', { name: 'Refresh' }).last().click();
    await expect(row(settings)).toBeVisible();
  });

  test('can be sent again at once', async ({ browser }) => {
    const { settings } = await openInvitations(browser);

    await revoke(settings);
    await expect(row(settings)).toHaveCount(0);
    await settings.getByRole('textbox', { name: 'E-mail' }).fill(GUEST);
    await settings.getByRole('button', { name: 'Invite', exact: true }).click();

    await expect(row(settings)).toBeVisible();
  });

  test('is gone when the page closes before the time to undo ends', async ({ browser }) => {
    const { owner, settings, id } = await openInvitations(browser);
    const { page } = owner;
    const token = await page.evaluate(() => localStorage.getItem('accessToken'));
    const headers = { authorization: `Bearer ${token}` };
    const { request } = page.context();

    await revoke(settings);
    await expect(page.getByText('Undo', { exact: true })).toBeVisible();
    await page.close();

    const pending = async () =>
      (await (await request.get(`/systems/${id}/invitations`, { headers })).json()) as object[];
    await expect.poll(pending).toEqual([]);
  });
});
