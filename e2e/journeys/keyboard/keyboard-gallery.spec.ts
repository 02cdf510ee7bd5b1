import { addFlows, callApi } from '../../support/product/add-flows.js';
import { enterByTab, focusByTab } from '../../support/keyboard/focus-by-tab.js';
import { expect, test } from '../../support/keyboard/keyboard-only.js';
import { waitUntilDrawn } from '../../support/browser/wait-until-drawn.js';
import { uniqueText } from '../../support/product/unique-text.js';

test.slow();

test(
  'with the keyboard alone, a flow opens from its card, and the history returns to that card',
  { tag: '@slow' },
  async ({ signInByKeys }) => {
    const { page } = await signInByKeys('Cleo');
    const card = page.getByRole('link', { name: /sorting/i });
    await focusByTab(page, card);
    await expect(card).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /grey after sorting/i })).toBeVisible();

    // The browser's own key is outside the page, and a headless browser has none.
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Flows' })).toBeVisible();
    await expect(card).toBeFocused();
  },
);

test('with the keyboard alone, the gallery is searched, filtered by reporter and tag, and reset', async ({
  signInByKeys,
}) => {
  const { page } = await signInByKeys('Gia');
  const count = (text: string) => page.getByRole('status').filter({ hasText: text });
  const project = await addFlows(page, [{ title: 'Basket forgets' }, { title: 'Basket is slow' }]);
  const { id } = await callApi<{ id: string }>(page, '/flowlens/tag', { system_id: project, title: 'bug' });
  await addFlows(page, [{ title: 'Basket doubles', tag_ids: [id] }, { title: 'Login loops' }]);
  await page.goto(`/flowlens?system_id=${project}`);
  await expect(count('4 flows')).toBeVisible();

  const search = page.getByRole('searchbox', { name: 'Search Flows' });
  await focusByTab(page, search);
  await page.keyboard.type('basket');
  await expect(count('3 flows')).toBeVisible();
  await expect(search).toBeFocused();

  const reporter = page.getByRole('combobox', { name: 'Reporter' });
  await enterByTab(page, reporter);
  const reporterSearch = page.getByPlaceholder('Search reporters...');
  await expect(reporterSearch).toBeFocused();
  await page.keyboard.type('nobody of that name');
  await expect(page.getByText('No reporter found.')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('gia');
  await page.keyboard.press('Enter');
  await expect(reporter).toBeFocused();
  await expect(reporter).toContainText(/^gia/i);
  await expect(count('3 flows')).toBeVisible();

  const tags = page.getByRole('button', { name: /^Filter by tags/ });
  await enterByTab(page, tags);
  await expect(page.getByRole('dialog', { name: 'Tags' })).toBeVisible();
  await focusByTab(page, page.getByRole('checkbox', { name: 'bug' }), 'ArrowDown');
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'bug' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(tags).toBeFocused();
  await expect(tags).toHaveAccessibleName('Filter by tags: bug');
  await expect(count('1 flow')).toBeVisible();

  await focusByTab(page, search, 'Shift+Tab');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('nowhere');
  await expect(page.getByText('No flows match your search')).toBeVisible();
  await enterByTab(page, page.getByRole('button', { name: 'Clear filters' }));
  await expect(count('4 flows')).toBeVisible();
  await expect(page).not.toHaveURL(/search=|tags=|reporter=/);
  await expect(page.getByRole('region', { name: 'Flows' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(search).toBeFocused();
});

test(
  'with the keyboard alone, one card’s flow is edited and another’s deleted while the focus stays among the cards',
  { tag: '@slow' },
  async ({ signInByKeys }) => {
    const { page } = await signInByKeys('Ivo');
    const [first, second, third] = ['One', 'Two', 'Three'].map(uniqueText) as [string, string, string];
    const project = await addFlows(page, [{ title: third }, { title: second }, { title: first }]);
    await page.goto(`/flowlens?system_id=${project}`);

    const options = (title: string) => page.getByRole('button', { name: `Options of ${title}`, exact: true });
    await enterByTab(page, options(first));
    await enterByTab(page, page.getByRole('menuitem', { name: 'Edit' }), 'ArrowDown');
    const dialog = page.getByRole('dialog', { name: 'Edit Flow' });
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type('!');
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('textbox', { name: 'Description' })).toBeFocused();
    await page.keyboard.type('After a reload it is empty.');
    await enterByTab(page, dialog.getByRole('button', { name: 'Select tags' }));
    await enterByTab(page, page.getByRole('button', { name: 'Create new tag' }), 'ArrowDown');
    await expect(page.getByRole('textbox', { name: 'Tag name' })).toBeFocused();
    await page.keyboard.type('cart');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('checkbox', { name: 'cart' })).toBeChecked();
    await waitUntilDrawn(page);
    await page.keyboard.press('Escape');
    await expect(dialog.getByRole('button', { name: 'Select tags: cart' })).toBeFocused();
    await enterByTab(page, dialog.getByRole('button', { name: 'Save' }));
    await expect(dialog).toBeHidden();
    await expect(options(`${first}!`)).toBeFocused();
    await expect(page.getByRole('article').filter({ hasText: `${first}!` })).toContainText('cart');

    await enterByTab(page, options(second));
    await enterByTab(page, page.getByRole('menuitem', { name: 'Delete' }), 'ArrowDown');
    const question = page.getByRole('alertdialog', { name: 'Delete Flow' });
    await expect(question).toHaveAccessibleDescription(/This action cannot be undone/);
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(question.getByRole('button', { name: 'Delete' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Flow deleted successfully')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(2);
    await expect(page.getByRole('link', { name: third })).toBeFocused();
  },
);
