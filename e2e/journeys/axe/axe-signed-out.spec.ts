import { expect, expectCleanForAxe, test } from '../../support/keyboard/axe.js';
import { delayResponses } from '../../support/browser/delay-responses.js';

test.slow();

test('axe finds no violation on the pages without a login', async ({ page }) => {
  await expectCleanForAxe(page, 'login', async () => {
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  });
  await expectCleanForAxe(page, 'login, when signing in does not work', async () => {
    await page.route('**/config', (route) => route.abort('connectionrefused'));
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await expect(page.getByRole('alert')).toHaveText(/^Signing in does not work/);
  });
  await expectCleanForAxe(page, 'sign-in page of the development issuer', async () => {
    await page.unroute('**/config');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in to FlowLens' })).toBeVisible();
  });
  await expectCleanForAxe(page, 'sign-in page of the development issuer, with its complaint', async () => {
    await page.getByRole('textbox', { name: 'Sign in as anybody else' }).fill('nobody');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
  });
  await expectCleanForAxe(page, 'page not found', async () => {
    await page.goto('/no/such/page');
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  const tag = colorScheme === 'dark' ? '@slow' : [];
  test(`axe finds no violation in the ${colorScheme} user guide`, { tag }, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const path of ['/docs/', '/docs/recording/', '/docs/api/', '/docs/api/recorder/', '/docs/nothing'])
      await expectCleanForAxe(page, `user guide, ${path}`, () => page.goto(path));
  });
}

test('axe finds no violation on a shared page without a flow', { tag: '@slow' }, async ({ page }) => {
  const failed = page.getByRole('heading', { name: 'Unable to load flow' });
  const held = await delayResponses(page, (url) => url.pathname.startsWith('/flowlens/shared/'));
  await expectCleanForAxe(page, 'shared flow, while it loads', async () => {
    await page.goto('/shared/flow/none');
    await expect(page.getByText('Loading shared flow...')).toBeVisible();
  });
  await expectCleanForAxe(page, 'shared flow, dead link', async () => {
    held.release();
    await expect(failed).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('This link has expired or is invalid');
  });
  await expectCleanForAxe(page, 'shared flow, server broken', async () => {
    await page.route('**/flowlens/shared/none', (route) => route.fulfill({ status: 500, json: {} }));
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('Failed to load shared flow');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
