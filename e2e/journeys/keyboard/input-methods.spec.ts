import type { Page } from '@playwright/test';
import { addFlows } from '../../support/product/add-flows.js';
import { inputMethodOf, composeWord } from '../../support/hosts/compose.js';
import { expect, test } from '../../fixtures.js';
import { newPerson } from '../../support/product/people.js';

/** Opens a gallery with one flow. */
async function openGallery(page: Page): Promise<void> {
  const projectId = await addFlows(page, [{ title: 'Checkout' }]);
  await page.goto(`/flowlens?system_id=${projectId}`);
  await expect(page.getByRole('link', { name: 'Checkout' })).toBeVisible();
}

test.describe('an input method', () => {
  test('can compose a tag with more letters than a tag may have', { tag: '@slow' }, async ({ browser }) => {
    const { page } = await newPerson(browser, 'Mei');
    await openGallery(page);
    const inputMethod = await inputMethodOf(page);
    await page.getByRole('button', { name: /^Filter by tags/ }).click();
    await page.getByRole('button', { name: 'Create new tag' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create New Tag' });
    const name = dialog.getByRole('textbox', { name: 'Tag name' });
    await expect(name).toBeFocused();
    await expect(name).toHaveAttribute('maxlength', '11');

    await composeWord(inputMethod, "zhi'fu'shi'bai");
    await expect(name).toHaveValue("zhi'fu'shi'bai");
    await inputMethod.commit('支付失败');
    await expect(name).toHaveValue('支付失败');
    await expect(dialog.getByText('4/11 characters')).toBeVisible();
    await expect(name).toHaveAttribute('maxlength', '11');

    await page.keyboard.press('Enter');
    await expect(page.getByText('Tag created successfully')).toBeVisible();
  });

  test('has its text truncated when the composition ends', { tag: '@slow' }, async ({ browser }) => {
    const { page } = await newPerson(browser, 'Mei');
    await openGallery(page);
    const inputMethod = await inputMethodOf(page);
    await page.getByRole('button', { name: /^Filter by tags/ }).click();
    await page.getByRole('button', { name: 'Create new tag' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create New Tag' });
    const name = dialog.getByRole('textbox', { name: 'Tag name' });
    await expect(name).toBeFocused();

    await inputMethod.commit('支付失败');

    await composeWord(inputMethod, 'yizaijieshiyebuxingle');
    await expect(name).toHaveValue('支付失败yizaijieshiyebuxingle');
    await inputMethod.commit('已在结算时也不行了');
    await expect(name).toHaveValue('支付失败已在结算时也不');
    await expect(dialog.getByText('2 characters were cut.')).toBeVisible();
    await expect(dialog.getByText('11/11 characters')).toBeVisible();

    await name.fill('');
    await page.keyboard.insertText('😀😃😄😁😆😅🤣😂🙂🙃😉😊');
    await expect(name).toHaveValue('😀😃😄😁😆😅🤣😂🙂🙃😉');
  });

  test('keeps Ctrl+Enter and Enter from sending during a composition', { tag: '@slow' }, async ({ browser }) => {
    const { page } = await newPerson(browser, 'Mei');
    await openGallery(page);
    await page.getByRole('link', { name: 'Checkout' }).click();
    const inputMethod = await inputMethodOf(page);
    await page.getByRole('tab', { name: 'Comments' }).click();
    const comment = page.getByRole('textbox', { name: 'New comment' });
    await comment.click();

    await composeWord(inputMethod, 'zhifu');
    await page.keyboard.press('Control+Enter');
    await expect(comment).toHaveValue(/zhifu/);
    await expect(page.getByText('No comments yet')).toBeVisible();

    await composeWord(inputMethod, 'zhifu');
    await inputMethod.commit('支付');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('listitem').filter({ hasText: '支付' })).toBeVisible();
  });

  test('submits no form with the Enter that ends a word', { tag: '@slow' }, async ({ browser }) => {
    const { page } = await newPerson(browser, 'Mei');
    await openGallery(page);
    const inputMethod = await inputMethodOf(page);
    await page.getByRole('button', { name: 'Project Settings' }).click();
    const dialog = page.getByRole('dialog');
    const name = dialog.getByRole('textbox', { name: 'Project Name' });
    await name.fill('');

    await composeWord(inputMethod, 'gouwuche');
    await page.keyboard.press('Enter');

    await expect(name).toHaveValue(/gouwuche/);
    await expect(page.getByText('Project updated successfully')).toBeHidden();
  });
});
