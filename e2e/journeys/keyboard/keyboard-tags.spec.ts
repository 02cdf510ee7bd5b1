import { addFlows, callApi } from '../../support/product/add-flows.js';
import { enterByTab } from '../../support/keyboard/focus-by-tab.js';
import { expect, test } from '../../support/keyboard/keyboard-only.js';

test.slow();

test('with the keyboard alone, a tag is created, selected and deleted', { tag: '@slow' }, async ({ signInByKeys }) => {
  const { page } = await signInByKeys('Tia');
  const project = await addFlows(page, [{ title: 'Nobody filed me' }]);
  const { id } = await callApi<{ id: string }>(page, '/flowlens/tag', { system_id: project, title: 'bug' });
  await addFlows(page, [{ title: 'Basket forgets', tag_ids: [id] }]);
  await page.goto(`/flowlens?system_id=${project}`);
  const picker = page.getByRole('button', { name: /^Filter by tags/ });
  const untagged = page.getByRole('link', { name: 'Nobody filed me' });
  const bug = page.getByRole('checkbox', { name: 'bug', exact: true });
  const create = page.getByRole('button', { name: 'Create new tag' });

  await enterByTab(page, picker);
  await enterByTab(page, create, 'ArrowDown');
  await expect(page.getByRole('textbox', { name: 'Tag name' })).toBeFocused();
  await page.keyboard.type('slow');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Tag created successfully')).toBeVisible();
  await expect(create).toBeFocused();

  await enterByTab(page, bug, 'ArrowUp');
  await expect(untagged).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Delete tag bug' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog', { name: 'Delete Tag' })).toHaveAccessibleDescription(/"bug"/);
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Tag deleted successfully')).toBeVisible();
  await expect(untagged).toBeVisible();
  await expect(bug).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(picker).toBeFocused();
});
