import { enterByTab } from '../../support/keyboard/focus-by-tab.js';
import { expect, signInByKeys, test } from '../../support/keyboard/keyboard-only.js';
import { waitUntilDrawn } from '../../support/browser/wait-until-drawn.js';

test.slow();

test('with the keyboard alone, a link asks for a sign-in and opens its page, and the user signs out again', async ({
  openWindow,
}) => {
  const page = await openWindow();
  await page.goto('/flowlens?search=checkout');
  await expect(page).toHaveTitle('Welcome · FlowLens');
  const { name } = await signInByKeys(page, 'Ada');
  await expect(page).toHaveURL(/\/flowlens\?search=checkout$/);
  await expect(page.getByRole('status').filter({ hasText: '1 flow' })).toBeVisible();

  const account = page.getByRole('button', { name: `Account of ${name}` });
  await enterByTab(page, account, 'Shift+Tab');
  const signOut = page.getByRole('menuitem', { name: 'Sign out' });
  await expect(signOut).toBeFocused();
  await waitUntilDrawn(page);
  await page.keyboard.press('Escape');
  await expect(account).toBeFocused();
  await expect(account).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(signOut).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible();
});

test('with the keyboard alone, the first Tab skips the top bar, and every page has its landmarks, title and focus', async ({
  signInByKeys: signIn,
}) => {
  const { page } = await signIn('Ben');
  const main = page.getByRole('main');
  await page.goto('/flowlens');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(main).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('searchbox', { name: 'Search Flows' })).toBeFocused();

  const card = page.getByRole('link', { name: /checkout/i });
  await enterByTab(page, card);
  await expect(page).toHaveTitle(/checkout.* · FlowLens/i);
  await expect(main).toBeFocused();
  await expect(page.getByRole('banner')).toHaveCount(1);
  await expect(main).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Video player' })).toHaveCount(1);

  const home = page.getByRole('link', { name: 'FlowLens', exact: true });
  await enterByTab(page, home, 'Shift+Tab');
  await expect(page).toHaveTitle('Flows · FlowLens');
  await expect(main).toBeFocused();

  await page.goto('/no/such/page');
  await expect(page).toHaveTitle('Page Not Found · FlowLens');
  await enterByTab(page, page.getByRole('link', { name: 'Go Home' }));
  await expect(page).toHaveTitle('Flows · FlowLens');
  await expect(main).toBeFocused();
});
