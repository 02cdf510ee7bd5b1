import { expect, test } from '../fixtures.js';

test('what a press opens and cannot be had is told, leaves the page, and opens at a later press', async ({
  page,
  signIn,
}) => {
  await signIn('Ada');
  const cards = page.getByRole('region', { name: 'Flows' }).getByRole('article');
  await expect(cards).toHaveCount(3);
  const press = async (item: string) => {
    await page.getByRole('button', { name: /^Options of .*checkout/i }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  const lost = page.getByText('This could not be loaded.', { exact: false });

  // As after a new version has come out: the files of the one that is open are gone.
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await press('Edit');
  await expect(lost).toBeVisible();
  await expect(cards).toHaveCount(3);
  await press('Delete');
  await expect(lost).toHaveCount(2);

  await page.unroute('**/assets/*.js');
  await press('Edit');
  await expect(page.getByRole('dialog', { name: 'Edit Flow' })).toBeVisible();
});

test('a page stays without notices where their code cannot be had', async ({ page, signIn }) => {
  const lost = page.waitForResponse(
    (answer) => /flowlens-toaster-.*\.js/.test(answer.url()) && answer.status() === 404,
  );
  await page.route(/\/assets\/flowlens-toaster-.*\.js/, (route) => route.fulfill({ status: 404, body: '' }));
  await signIn('Ada');
  await lost;
  await expect(page.getByRole('region', { name: 'Flows' }).getByRole('article')).toHaveCount(3);
});
