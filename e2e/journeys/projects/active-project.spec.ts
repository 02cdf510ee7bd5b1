import { expect, test } from '../../fixtures.js';
import { newPerson } from '../../support/product/people.js';
import { ProjectPage } from '../../support/pages/project-page.js';

const UNKNOWN_ID = '01890000-0000-7000-8000-000000000000';

test.describe('the project in the address', () => {
  test('is corrected from an unknown one to the displayed one, and the rest of the query stays', async ({
    browser,
  }) => {
    const { page } = await newPerson(browser, 'Olga');
    await page.goto('/flowlens');
    const before = await page.evaluate(() => history.length);

    await page.goto(`/flowlens?system_id=${UNKNOWN_ID}&search=checkout`);

    await expect(page).not.toHaveURL(new RegExp(UNKNOWN_ID));
    const { searchParams } = new URL(page.url());
    const shown = await page.evaluate(() => localStorage.getItem('activeSystemId'));
    expect(searchParams.get('system_id')).toBe(shown);
    expect(searchParams.get('search')).toBe('checkout');
    await expect(new ProjectPage(page).selector('Olga')).toBeVisible();
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
  });

  test('stays on a project that was just joined', { tag: '@slow' }, async ({ browser }) => {
    const olga = await newPerson(browser, 'Olga');
    const pia = await newPerson(browser, 'Pia');
    const owners = new ProjectPage(olga.page);
    const members = new ProjectPage(pia.page);
    const name = await owners.create('Basket');
    await owners.openSettings();

    await members.join(await owners.makeLink(), name);

    const joined = await olga.page.evaluate(() => localStorage.getItem('activeSystemId'));
    await expect(pia.page).toHaveURL(new RegExp(`system_id=${joined}`));
  });

  test(
    'is removed when the user has no project, and the page reports it without a press',
    { tag: '@slow' },
    async ({ browser }) => {
      const { page } = await newPerson(browser, 'Olga');
      await page.route(
        (url) => url.pathname === '/systems',
        (route) => (route.request().method() === 'GET' ? route.fulfill({ json: [] }) : route.fallback()),
      );

      await page.goto(`/flowlens?system_id=${UNKNOWN_ID}`);

      const main = page.getByRole('main');
      await expect(main.getByText('No projects yet. Create your first one!')).toBeVisible();
      await expect(page).toHaveURL(/\/flowlens$/);
      await main.getByRole('button', { name: 'Create New Project' }).click();
      await expect(page.getByRole('dialog', { name: 'Create New Project' })).toBeVisible();
    },
  );
});
