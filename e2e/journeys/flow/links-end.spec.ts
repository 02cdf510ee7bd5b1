import type { Browser, Page } from '@playwright/test';
import { addFlow } from '../../support/product/add-flow.js';
import { expect, test } from '../../fixtures.js';
import { newPerson } from '../../support/product/people.js';
import { ProjectPage } from '../../support/pages/project-page.js';

/** Makes a public link of a flow in the gallery and returns its address. */
async function shareFromCard(page: Page, title: string): Promise<string> {
  await page.getByRole('button', { name: `Options of ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share Flow' });
  await dialog.getByRole('button', { name: /^Share Public/ }).click();
  const link = await dialog.getByRole('textbox', { name: 'Public Link Generated' }).inputValue();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  return link;
}

const projectIdOf = (page: Page) => new URL(page.url()).searchParams.get('system_id') ?? '';

/** Opens a public link without an account and waits for the flow. */
async function viewAsStranger(browser: Browser, link: string, title: string): Promise<Page> {
  const view = await (await browser.newContext()).newPage();
  await view.goto(link);
  await expect(view.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return view;
}

async function expectDead(view: Page): Promise<void> {
  await view.reload();
  await expect(view.getByRole('heading', { level: 1, name: 'Unable to load flow' })).toBeVisible();
  await expect(view.getByRole('alert')).toContainText('This link has expired or is invalid');
}

async function confirm(page: Page, button: string): Promise<void> {
  await page.getByRole('alertdialog').getByRole('button', { name: button }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
}

test.describe('a public link', () => {
  test('stops working when its creator is removed from the project', { tag: '@slow' }, async ({ browser }) => {
    const olga = await newPerson(browser, 'Olga');
    const pia = await newPerson(browser, 'Pia');
    const owners = new ProjectPage(olga.page);
    const name = await owners.create('Leaks');
    const projectId = projectIdOf(olga.page);
    await owners.openSettings();
    await new ProjectPage(pia.page).join(await owners.makeLink(), name);
    const title = await addFlow(pia.page, 'Shared by Pia', projectId);
    const view = await viewAsStranger(browser, await shareFromCard(pia.page, title), title);

    await owners.settings.getByRole('tab', { name: 'Members' }).click();
    await owners.settings.getByRole('button', { name: 'Refresh' }).click();
    await owners.settings.getByRole('button', { name: `Remove ${pia.name}` }).click();
    await expect(
      olga.page.getByText(
        'Public links, recording links and embed keys that this member made in the project stop working.',
      ),
    ).toBeVisible();
    await confirm(olga.page, 'Remove');

    await expectDead(view);
  });

  test('stops working when an admin revokes all links of the project', async ({ browser }) => {
    const { page } = await newPerson(browser, 'Olga');
    const project = new ProjectPage(page);
    await project.create('Leaks');
    const title = await addFlow(page, 'Shared', projectIdOf(page));
    const view = await viewAsStranger(browser, await shareFromCard(page, title), title);

    await project.openSettings();
    await page.getByRole('button', { name: 'Manage Links' }).click();
    const links = page.getByRole('dialog', { name: 'Public Links' });
    await expect(links.getByRole('listitem')).toContainText([`${title}Made by Olga`]);
    await expect(links.getByRole('listitem')).toContainText(['Opened just now']);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/public-links.png` });
    await links.getByRole('button', { name: 'Revoke All' }).click();
    await confirm(page, 'Revoke All');

    await expect(links.getByText('Nobody can view a flow of this project without login.')).toBeVisible();
    await expectDead(view);
  });

  test(
    'stops working when its flow is moved to another project, as the dialog warns',
    { tag: '@slow' },
    async ({ browser }) => {
      const { page } = await newPerson(browser, 'Olga');
      const project = new ProjectPage(page);
      const elsewhere = await project.create('Elsewhere');
      await project.create('Leaks');
      const title = await addFlow(page, 'Moving', projectIdOf(page));
      const view = await viewAsStranger(browser, await shareFromCard(page, title), title);

      await page.getByRole('button', { name: `Options of ${title}` }).click();
      await page.getByRole('menuitem', { name: 'Edit' }).click();
      const dialog = page.getByRole('dialog', { name: 'Edit Flow' });
      await dialog.getByRole('combobox', { name: 'Project' }).click();
      await page.getByRole('option', { name: elsewhere }).click();
      await expect(dialog.getByText('The public link to this flow stops working when you move it.')).toBeVisible();
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog).toBeHidden();

      await expectDead(view);
    },
  );
});

test('an invitation link admits nobody after an admin has revoked it', { tag: '@slow' }, async ({ browser }) => {
  const olga = await newPerson(browser, 'Olga');
  const pia = await newPerson(browser, 'Pia');
  const owners = new ProjectPage(olga.page);
  await owners.create('Leaks');
  await owners.openSettings();
  const link = await owners.makeLink();

  // Sent when the time to undo ends.
  const revoked = olga.page.waitForResponse((response) => response.request().method() === 'DELETE');
  await owners.settings.getByRole('button', { name: /^Revoke the invitation link that Olga/ }).click();
  await expect(olga.page.getByText('Invitation link revoked')).toBeVisible();
  await revoked;

  await pia.page.goto(link);
  await expect(pia.page.getByText('Invitation not found or has expired.')).toBeVisible();
});
