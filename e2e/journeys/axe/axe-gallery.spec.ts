import { expect, expectCleanForAxe, test } from '../../support/keyboard/axe.js';

test.slow();

test('axe finds no violation in the gallery with its menus and dialogs open', async ({ page, signIn }) => {
  const cards = page.getByRole('region', { name: 'Flows' }).getByRole('article');
  const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
  const close = () => page.keyboard.press('Escape');
  await signIn('Ada');

  await expectCleanForAxe(page, 'gallery', () => expect(cards).toHaveCount(3));
  await expectCleanForAxe(page, 'gallery, preview of a card', async () => {
    // Disables autoplay for people who prefer reduced motion.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await cards.first().hover();
    await expect(cards.first()).toHaveAttribute('data-previewing', 'true');
  });
  await expectCleanForAxe(page, 'gallery, menu of a card', async () => {
    await press(/^Options of .*checkout/i);
    await expect(page.getByRole('menu').getByText('Flow Details')).toBeVisible();
  });
  await expectCleanForAxe(page, 'gallery, toast', async () => {
    await page.getByRole('menuitem', { name: 'Copy Flow ID' }).click();
    await expect(page.getByText(/^(Flow ID copied to clipboard|Failed to copy ID)$/)).toBeVisible();
  });
  for (const [item, role, name] of [
    ['Edit', 'dialog', 'Edit Flow'],
    ['Share', 'dialog', 'Share Flow'],
    ['Delete', 'alertdialog', 'Delete Flow'],
  ] as const) {
    await expectCleanForAxe(page, `gallery, ${name} of a card`, async () => {
      await press(/^Options of .*checkout/i);
      await page.getByRole('menuitem', { name: item }).click();
      await expect(page.getByRole(role, { name })).toBeVisible();
    });
    await close();
  }
  await expectCleanForAxe(page, 'gallery, projects', async () => {
    await press(/^Project: /);
    await expect(page.getByRole('menuitem', { name: 'Create New Project' })).toBeVisible();
  });
  await close();
  await expectCleanForAxe(page, 'gallery, account', async () => {
    await press(/^Account of /);
    await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
  });
  await close();
  await expectCleanForAxe(page, 'gallery, reporters', async () => {
    await page.getByRole('combobox', { name: 'Reporter' }).click();
    await expect(page.getByRole('option', { name: 'All Reporters' })).toBeVisible();
  });
  await expectCleanForAxe(page, 'gallery, no reporter found', async () => {
    await page.getByPlaceholder('Search reporters...').fill('nobody');
    await expect(page.getByText('No reporter found.')).toBeVisible();
  });
  await close();
  await expectCleanForAxe(page, 'gallery, tags', async () => {
    await press(/^Filter by tags/);
    await page.getByRole('checkbox', { name: 'checkout', exact: true }).check();
    await page.getByRole('checkbox', { name: 'No Tags' }).check();
    await expect(cards).toHaveCount(1);
  });
  await expectCleanForAxe(page, 'gallery, no tags found', async () => {
    await page.getByRole('searchbox', { name: 'Search Tags' }).fill('nothing');
    await expect(page.getByText('No tags found.')).toBeVisible();
  });
  await close();
  await expectCleanForAxe(page, 'gallery, narrowed by tags', () =>
    expect(page.getByRole('button', { name: 'Filter by tags: No Tags, checkout' })).toBeVisible(),
  );
  await expectCleanForAxe(page, 'gallery, no match', async () => {
    await page.getByRole('searchbox', { name: 'Search Flows' }).fill('nowhere');
    await expect(page.getByText('No flows match your search')).toBeVisible();
  });
});
