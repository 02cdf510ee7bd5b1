import { expect, type Page } from '@playwright/test';
import { test } from '../../fixtures.js';
import { newPerson } from '../../support/product/people.js';
import { ProjectPage } from '../../support/pages/project-page.js';

/** Records the paths of all requests after the first one with this method and path. */
function requestsAfter(page: Page, method: string, path: string): string[] {
  const addresses: string[] = [];
  let begun = false;
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (begun) addresses.push(`${pathname}${search}`);
    begun ||= request.method() === method && pathname === path;
  });
  return addresses;
}

async function activeProjectId(page: Page): Promise<string> {
  return (await page.evaluate(() => localStorage.getItem('activeSystemId'))) ?? '';
}

/** A reload of the document loses it. */
async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isOldDocument: true }));
}

const isOldDocument = (page: Page) => page.evaluate(() => 'isOldDocument' in window);

test.describe('the end of a project', () => {
  test('reloads the list of flows once after a deletion, reports it, and requests nothing of the project', async ({
    browser,
  }) => {
    const { page } = await newPerson(browser, 'Olga');
    const project = new ProjectPage(page);
    await project.create('Checkout');
    const id = await activeProjectId(page);
    const requests = requestsAfter(page, 'DELETE', `/systems/${id}`);
    await project.openSettings();
    await markDocument(page);

    await project.settings.getByRole('button', { name: 'Delete Project' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Project' }).click();

    await expect(project.selector('Olga')).toBeVisible();
    await expect(page.getByText('Project deleted successfully')).toBeVisible();
    expect(await isOldDocument(page)).toBe(false);
    await expect(page).toHaveURL(/\/flowlens$/);
    expect(await activeProjectId(page)).not.toBe(id);
    expect(requests.filter((address) => address.includes(id))).toEqual([]);

    await page.reload();
    await expect(project.selector('Olga')).toBeVisible();
    await expect(page.getByText('Project deleted successfully')).toBeHidden();
  });

  test('reloads the list of flows for an admin who leaves by their own row', { tag: '@slow' }, async ({ browser }) => {
    const olga = await newPerson(browser, 'Olga');
    const pia = await newPerson(browser, 'Pia');
    const owners = new ProjectPage(olga.page);
    const members = new ProjectPage(pia.page);
    const name = await owners.create('Basket');
    const id = await activeProjectId(olga.page);
    await owners.openSettings();
    await members.join(await owners.makeLink(), name);
    await owners.settings.getByRole('tab', { name: 'Members' }).click();
    await owners.settings.getByRole('button', { name: 'Refresh' }).click();
    await owners.member(pia.email).getByRole('combobox').click();
    await olga.page.getByRole('option', { name: 'Admin' }).click();
    await expect(olga.page.getByText('Member role updated')).toBeVisible();
    await pia.page.reload();
    await members.openSettings('Members');
    const requests = requestsAfter(pia.page, 'POST', `/systems/${id}/leave`);
    await markDocument(pia.page);

    await members
      .member(pia.email)
      .getByRole('button', { name: /^Remove/ })
      .click();
    await pia.page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();

    await expect(members.selector('Pia')).toBeVisible();
    await expect(pia.page.getByText('Successfully left project')).toBeVisible();
    expect(await isOldDocument(pia.page)).toBe(false);
    expect(requests.filter((address) => address.includes(id))).toEqual([]);
  });
});
