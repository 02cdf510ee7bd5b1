import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addFlows, callApi } from '../../support/product/add-flows.js';
import { expect, test } from '../../fixtures.js';

const cards = (page: Page) => page.getByRole('region', { name: 'Flows' }).getByRole('article');
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search Flows' });
const reporters = (page: Page) => page.getByRole('combobox', { name: 'Reporter' });
/** A word that only the flows of one test contain in their titles. */
const ownWord = () => `run${randomUUID().slice(0, 8)}`;

test.describe('three hundred flows', () => {
  test.slow();

  test('are found by a search that the address and the history keep', async ({ page, signIn }) => {
    await signIn('Ben');
    const word = ownWord();
    const project = await addFlows(
      page,
      Array.from({ length: 300 }, (_, index) => ({ title: `${word} no ${index + 1}.` })),
    );
    await page.goto(`/flowlens?system_id=${project}`);
    await expect(cards(page).first()).toBeVisible();

    await searchBox(page).pressSequentially(word);
    await expect(page).toHaveURL(new RegExp(`search=${word}`));
    await expect(page.getByText('More than 50 flows')).toBeVisible();
    await expect(searchBox(page)).toBeFocused();
    await searchBox(page).fill(`${word} no 123.`);
    await searchBox(page).press('Enter');
    await expect(cards(page)).toHaveCount(1);
    await expect(page.getByText('1 flow', { exact: true })).toBeVisible();

    await page.reload();
    await expect(searchBox(page)).toHaveValue(`${word} no 123.`);
    await expect(cards(page)).toHaveCount(1);

    await page.goBack();
    await expect(searchBox(page)).toHaveValue('');
    await expect(page).not.toHaveURL(/search=/);
    await expect(page.getByText('More than 50 flows')).toBeVisible();
    await page.goForward();
    await expect(searchBox(page)).toHaveValue(`${word} no 123.`);
    await expect(cards(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(page).not.toHaveURL(/search=/);

    await searchBox(page).fill(`${word} nowhere`);
    await expect(page.getByText('No flows match your search')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page.getByText('More than 50 flows')).toBeVisible();
  });

  test(
    'scroll with a few dozen cards in the page, and Back returns to the same place',
    { tag: '@slow' },
    async ({ page, signIn }) => {
      await signIn('Ben');
      const word = ownWord();
      const titles = Array.from({ length: 300 }, (_, index) => ({ title: `${word} no ${index + 1}.` }));
      const project = await addFlows(page, titles);
      await page.goto(`/flowlens?system_id=${project}&search=${word}`);
      await expect(cards(page).first()).toContainText('no 300.');

      const card = (number: number) => page.getByRole('link', { name: `${word} no ${number}.` });
      await expect(async () => {
        await page.mouse.wheel(0, 2_000);
        await expect(card(1)).toBeVisible({ timeout: 100 });
      }).toPass({ intervals: [50] });
      expect(await cards(page).count()).toBeLessThan(100);

      await expect(async () => {
        await page.mouse.wheel(0, -700);
        await expect(card(150)).toBeInViewport({ ratio: 1, timeout: 100 });
      }).toPass({ intervals: [50] });
      // Earlier wheel events may still scroll the page; `hover` waits until the card is stable.
      await card(150).hover();
      const placeBefore = await card(150).boundingBox();
      await card(150).click();
      await expect(page.getByRole('heading', { level: 1, name: `${word} no 150.` })).toBeVisible();
      await page.goBack();

      await expect(card(150)).toBeInViewport({ ratio: 1 });
      await expect
        .poll(async () => Math.round((await card(150).boundingBox())?.y ?? -1))
        .toBe(Math.round(placeBefore?.y ?? -2));
    },
  );
});

test(
  'the gallery filters by reporter, and the history restores the filter',
  { tag: '@slow' },
  async ({ page, signIn }) => {
    await signIn('Ada');
    await expect(cards(page)).toHaveCount(3);
    const reporterOf = async (index: number) => cards(page).nth(index).locator('.fl-flow-card-reporter').textContent();
    const reporter = (await reporterOf(0)) ?? '';

    await reporters(page).click();
    await page.getByPlaceholder('Search reporters...').fill('nobody of that name');
    await expect(page.getByText('No reporter found.')).toBeVisible();
    await page.getByPlaceholder('Search reporters...').fill(reporter);
    await page.getByRole('option', { name: reporter }).click();
    await expect(page).toHaveURL(/reporter=/);
    await expect(reporters(page)).toContainText(reporter);
    await expect(page.getByText(/^\d flows?$/)).not.toHaveText('3 flows');
    for (let index = 0; index < (await cards(page).count()); index++) expect(await reporterOf(index)).toBe(reporter);

    await page.goBack();
    await expect(cards(page)).toHaveCount(3);
    await expect(reporters(page)).toContainText('All Reporters');
    await page.goForward();
    await expect(reporters(page)).toContainText(reporter);
    await page.reload();
    await expect(reporters(page)).toContainText(reporter);

    await reporters(page).click();
    await page.getByRole('option', { name: 'All Reporters' }).click();
    await expect(cards(page)).toHaveCount(3);
  },
);

test('the gallery filters by tag and by flows without tags', { tag: '@slow' }, async ({ page, signIn }) => {
  await signIn('Ben');
  const word = ownWord();
  const project = await addFlows(page, [{ title: `${word} bare` }]);
  const title = word.slice(0, 11);
  const tag = await callApi<{ id: string }>(page, '/flowlens/tag', { system_id: project, title });
  await addFlows(page, [{ title: `${word} tagged`, tag_ids: [tag.id] }]);
  await page.goto(`/flowlens?system_id=${project}&search=${word}`);
  await expect(cards(page)).toHaveCount(2);

  await page.getByRole('button', { name: /^Filter by tags/ }).click();
  await page.getByRole('checkbox', { name: title, exact: true }).click();
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText(`${word} tagged`);
  await expect(page).toHaveURL(new RegExp(`tags=${title}`));

  await page.getByRole('checkbox', { name: 'No Tags' }).click();
  await expect(cards(page)).toHaveCount(2);
  await page.getByRole('checkbox', { name: title, exact: true }).click();
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText(`${word} bare`);
  await expect(page).toHaveURL(/tags=__no_tags__/);
  await page.keyboard.press('Escape');

  await page.goBack();
  await expect(cards(page)).toHaveCount(2);
  await page.goBack();
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText(`${word} tagged`);
  await page.reload();
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: `Filter by tags: ${title}` })).toBeVisible();
});

test('a card deletes its flow, or reports a refusal and changes nothing', async ({ page, signIn }) => {
  await signIn('Ben');
  const word = ownWord();
  const project = await addFlows(page, [{ title: `${word} one` }, { title: `${word} two` }]);
  await page.goto(`/flowlens?system_id=${project}&search=${word}`);
  await expect(cards(page)).toHaveCount(2);
  await page.route('**/flowlens/flow/*', async (route) => {
    if (route.request().method() !== 'DELETE') await route.fallback();
    else await route.fulfill({ status: 500, json: { detail: 'The disk is full.' } });
  });

  await cards(page)
    .first()
    .getByRole('button', { name: `Options of ${word} two` })
    .click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Failed to delete flow. Please try again.')).toBeVisible();
  await page.unrouteAll();

  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Flow deleted successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText(`${word} one`);
});
