import type { Page } from '@playwright/test';
import { addFlows, callApi } from '../../support/product/add-flows.js';
import { expect, test } from '../../fixtures.js';
import { newPerson } from '../../support/product/people.js';

const picker = (page: Page) => page.getByRole('button', { name: /^Filter by tags/ });
const tag = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const card = (page: Page, name: string) => page.getByRole('link', { name });

/** Opens the gallery of a project with a flow tagged `bug` and one without tags. */
async function openGallery(page: Page): Promise<void> {
  const projectId = await addFlows(page, [{ title: 'Nobody filed me' }]);
  const { id } = await callApi<{ id: string }>(page, '/flowlens/tag', { system_id: projectId, title: 'bug' });
  await addFlows(page, [{ title: 'Basket forgets', tag_ids: [id] }]);
  await page.goto(`/flowlens?system_id=${projectId}`);
  await expect(card(page, 'Basket forgets')).toBeVisible();
}

test.describe('tags', () => {
  test('filter the gallery, including flows without tags', async ({ browser }) => {
    const { page } = await newPerson(browser, 'Tia');
    await openGallery(page);

    await picker(page).click();
    await tag(page, 'bug').check();
    await expect(card(page, 'Nobody filed me')).toBeHidden();
    await expect(card(page, 'Basket forgets')).toBeVisible();
    await expect(page).toHaveURL(/[?&]tags=bug(&|$)/);
    await expect(picker(page)).toHaveAccessibleName('Filter by tags: bug');

    await tag(page, 'bug').uncheck();
    await tag(page, 'No Tags').check();
    await expect(card(page, 'Basket forgets')).toBeHidden();
    await expect(card(page, 'Nobody filed me')).toBeVisible();
    await expect(page).toHaveURL(/[?&]tags=__no_tags__(&|$)/);
    await expect(picker(page)).toHaveAccessibleName('Filter by tags: No Tags');
  });

  test('are created once per name', async ({ browser }) => {
    const { page } = await newPerson(browser, 'Tia');
    await openGallery(page);
    await picker(page).click();

    await page.getByRole('button', { name: 'Create new tag' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create New Tag' });
    const name = dialog.getByRole('textbox', { name: 'Tag name' });
    await expect(dialog.getByRole('button', { name: 'Create' })).toBeDisabled();
    await expect(name).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Tag name cannot be empty')).toBeVisible();
    await page.keyboard.type('regressions everywhere');
    await expect(dialog.getByText('11/11 characters')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Tag created successfully')).toBeVisible();
    await expect(tag(page, 'regressions')).toBeVisible();

    await page.getByRole('button', { name: 'Create new tag' }).click();
    await expect(name).toBeFocused();
    await page.keyboard.type('BUG');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Failed to create tag')).toBeVisible();
    await expect(name).toHaveValue('BUG');
  });

  test('accept a word from an input method whose letters exceed the limit', { tag: '@slow' }, async ({ browser }) => {
    const { page } = await newPerson(browser, 'Tia');
    await openGallery(page);
    await picker(page).click();
    await page.getByRole('button', { name: 'Create new tag' }).click();
    const name = page.getByRole('textbox', { name: 'Tag name' });
    await expect(name).toHaveAttribute('maxlength', '11');
    const pinyin = "zhi'fu'shi'bai";
    const input = await page.context().newCDPSession(page);

    await input.send('Input.imeSetComposition', {
      text: pinyin,
      selectionStart: pinyin.length,
      selectionEnd: pinyin.length,
    });
    await input.send('Input.insertText', { text: '支付失败' });

    await expect(name).toHaveValue('支付失败');
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(page.getByText('Tag created successfully')).toBeVisible();
  });

  test('disappear from the filter and from every flow when they are deleted', { tag: '@slow' }, async ({ browser }) => {
    const { page } = await newPerson(browser, 'Tia');
    await openGallery(page);
    await picker(page).click();
    await tag(page, 'bug').check();
    await expect(card(page, 'Nobody filed me')).toBeHidden();

    await tag(page, 'bug').hover();
    await page.getByRole('button', { name: 'Delete tag bug' }).click();
    await page.getByRole('alertdialog', { name: 'Delete Tag' }).getByRole('button', { name: 'Delete' }).click();

    await expect(page.getByText('Tag deleted successfully')).toBeVisible();
    await expect(tag(page, 'bug')).toBeHidden();
    await expect(card(page, 'Nobody filed me')).toBeVisible();
    await expect(page).not.toHaveURL(/tags=/);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('article').getByText('No tags')).toHaveCount(2);
  });
});
