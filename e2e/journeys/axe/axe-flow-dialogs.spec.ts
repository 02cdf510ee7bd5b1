import { expect, expectCleanForAxe, test } from '../../support/keyboard/axe.js';
import { FlowPage } from '../../support/pages/flow-page.js';
import { waitForTransient } from '../../support/browser/wait-for-transient.js';
import { waitUntilDrawn } from '../../support/browser/wait-until-drawn.js';

test.slow();

test(
  'axe finds no violation in the menus and dialogs of a flow',
  { tag: '@slow' },
  async ({ page, context, signIn }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    async function close() {
      await waitUntilDrawn(page);
      await page.keyboard.press('Escape');
    }
    await signIn('Cleo');
    await new FlowPage(page).openFromGallery(/checkout/i);

    await expectCleanForAxe(page, 'menu of a flow', async () => {
      await page.getByRole('heading', { level: 1 }).getByRole('button').click();
      await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible();
    });
    await expectCleanForAxe(page, 'editing a flow', async () => {
      await page.getByRole('menuitem', { name: 'Edit' }).click();
      await expect(page.getByRole('dialog', { name: 'Edit Flow' })).toBeVisible();
    });
    await expectCleanForAxe(page, 'editing a flow, its tags', async () => {
      await page.getByRole('button', { name: /^Select tags/ }).click();
      await expect(page.getByRole('checkbox', { name: 'checkout' })).toBeChecked();
    });
    await close();
    await close();
    await expectCleanForAxe(page, 'debug menu', async () => {
      await press('Debug with AI');
      await expect(page.getByRole('menuitem', { name: 'Setup MCP' })).toBeVisible();
    });
    await close();

    const share = page.getByRole('dialog', { name: 'Share Flow' });
    await expectCleanForAxe(page, 'sharing a flow', async () => {
      await press('Share');
      await expect(share.getByRole('button', { name: /^Share Public/ })).toBeVisible();
    });
    await expectCleanForAxe(page, 'sharing a flow, its public link', async () => {
      await share.getByRole('button', { name: /^Share Public/ }).click();
      await expect(share.getByRole('textbox', { name: 'Public Link Generated' })).toBeFocused();
    });
    await expectCleanForAxe(page, 'sharing a flow, link copied', async () => {
      const copied = waitForTransient(page, '[role="dialog"] button', 'Copied!');
      await share.getByRole('button', { name: 'Copy', exact: true }).click();
      await copied;
    });
    await expectCleanForAxe(page, 'sharing a flow, revoking its link', async () => {
      await share
        .getByRole('button', { name: /^Revoke the link/ })
        .first()
        .click();
      await expect(page.getByRole('alertdialog', { name: 'Revoke Public Link' })).toBeVisible();
    });
    await close();
    await close();

    const setup = page.getByRole('dialog', { name: 'MCP Setup' });
    for (const assistant of ['Claude Code', 'Cursor', 'VS Code Copilot']) {
      await expectCleanForAxe(page, `MCP setup, ${assistant}`, async () => {
        if (await setup.isHidden()) await press('Setup');
        await setup.getByRole('tab', { name: assistant }).click();
        await expect(setup.getByRole('tabpanel', { name: assistant })).toBeVisible();
      });
    }
    await expectCleanForAxe(page, 'MCP setup, with a token', async () => {
      await setup.getByRole('button', { name: 'Generate and apply new token' }).click();
      await expect(setup.getByRole('button', { name: 'Token Generated' })).toBeVisible();
    });
    await close();

    const drawer = page.getByRole('dialog', { name: 'Create an issue on: Jira' });
    await expectCleanForAxe(page, 'Jira', async () => {
      await press('Link to Jira');
      await expect(drawer.getByRole('textbox', { name: 'Title' })).toBeFocused();
    });
    await expectCleanForAxe(page, 'Jira, with its complaints', async () => {
      await drawer.getByRole('textbox', { name: 'Title' }).press('Enter');
      await expect(drawer.getByText('Title is required')).toBeVisible();
    });
    await expectCleanForAxe(page, 'Jira, its projects', async () => {
      await drawer.getByRole('combobox', { name: 'Project' }).click();
      await expect(page.getByRole('option', { name: 'Web shop (SHOP)' })).toBeVisible();
    });
    await close();
    await expectCleanForAxe(page, 'Jira, its types', async () => {
      await drawer.getByRole('combobox', { name: 'Type' }).click();
      await expect(page.getByRole('option', { name: 'Bug' })).toBeVisible();
    });
  },
);
