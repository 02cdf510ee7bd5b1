import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.js';
import { FlowPage } from '../../support/pages/flow-page.js';
import { addFlow } from '../../support/product/add-flow.js';

const menuOf = (page: Page, title: string) =>
  page.getByRole('heading', { level: 1 }).getByRole('button', { name: title });

test.describe('editing a flow', () => {
  test('changes the title on the page and in the gallery, and Cancel restores it', async ({ page, signIn }) => {
    await signIn('Cleo');
    const title = await addFlow(page, 'Basket forgets');
    await new FlowPage(page).openFromGallery(title);

    await menuOf(page, title).click();
    await expect(page.getByRole('menu').getByText('Flow Details')).toBeVisible();
    await expect(page.getByRole('menuitem')).toHaveText(['Edit', 'Delete']);
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Flow' });
    const field = dialog.getByRole('textbox', { name: 'Title' });
    await field.fill('x'.repeat(60));
    await expect(field).toHaveValue('x'.repeat(51));
    await expect(dialog.getByText('51/51 characters')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(menuOf(page, title)).toBeFocused();

    await menuOf(page, title).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await expect(field).toHaveValue(title);
    await field.fill(`${title}!`);
    await dialog.getByRole('textbox', { name: 'Description' }).fill('After a reload it is empty.');
    await dialog.getByRole('button', { name: 'Save' }).click();

    await expect(page.getByText('Flow updated successfully')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(menuOf(page, `${title}!`)).toBeVisible();
    await page.getByRole('link', { name: 'FlowLens' }).click();
    await expect(page.getByRole('link', { name: `${title}!` })).toBeVisible();
  });

  test('keeps the typed text when saving fails', { tag: '@slow' }, async ({ page, signIn }) => {
    await signIn('Cleo');
    const title = await addFlow(page, 'Stays as it is');
    await new FlowPage(page).openFromGallery(title);
    await page.route('**/flowlens/flow/*', (route) =>
      route.request().method() === 'PATCH' ? route.abort('connectionrefused') : route.continue(),
    );

    await menuOf(page, title).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await page.getByRole('textbox', { name: 'Title' }).fill('Not lost');
    await page.getByRole('button', { name: 'Save' }).click();

    const dialog = page.getByRole('dialog', { name: 'Edit Flow' });
    await expect(dialog.getByRole('alert')).toHaveText('Failed to update flow. Please try again.');
    await expect(page.getByText('Failed to update flow', { exact: true })).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Not lost');
  });

  test('deletes the flow after a confirmation, returns to the gallery, and removes the page from the history', async ({
    page,
    signIn,
  }) => {
    await signIn('Cleo');
    const title = await addFlow(page, 'Delete me');
    await new FlowPage(page).openFromGallery(title);

    await menuOf(page, title).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete Flow' });
    await expect(question).toContainText(`Are you sure you want to delete "${title}"? This action cannot be undone.`);
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await question.getByRole('button', { name: 'Delete' }).click();

    await expect(page.getByText('Flow deleted successfully')).toBeVisible();
    await expect(page).toHaveURL(/\/flowlens(\?|$)/);
    await expect(page.getByRole('heading', { level: 1, name: 'Flows' })).toBeVisible();
    await expect(page.getByRole('link', { name: title })).toHaveCount(0);
    await page.goBack();
    await expect(page).not.toHaveURL(/\/flowlens\/flow\//);
  });
});
