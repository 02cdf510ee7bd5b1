import type { Page } from '@playwright/test';
import { expect, signInFromLogin, test } from '../../fixtures.js';
import { signInAs } from '../../support/product/people.js';

const welcome = (page: Page) => page.getByRole('heading', { level: 1, name: 'Welcome' });
const flows = (page: Page) => page.getByRole('heading', { level: 1, name: 'Flows' });

test.describe('/login', () => {
  test('leads to the gallery, at once for a signed-in user', async ({ page }) => {
    await page.goto('/login');
    await expect(page).toHaveTitle('Welcome · FlowLens');
    await signInFromLogin(page, 'Ben');
    await expect(page).toHaveURL(/\/flowlens$/);

    await page.goto('/login');
    await expect(flows(page)).toBeVisible();
    await expect(page).toHaveURL(/\/flowlens$/);
  });

  test('explains that plain HTTP prevents signing in, and links to HTTPS', async ({ page }) => {
    // Any name except a loopback one, because the browser's classification of the address matters.
    await page.route('http://flows.example/**', async (route) => {
      const { pathname, search } = new URL(route.request().url());
      await route.fulfill({ response: await route.fetch({ url: `${process.env.E2E_URL}${pathname}${search}` }) });
    });

    await page.goto('http://flows.example/login?return=%2Fflowlens');

    await expect(page.getByRole('alert')).toContainText('Signing in needs HTTPS.');
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeDisabled();
    await expect(page.getByRole('link', { name: 'Open over HTTPS' })).toHaveAttribute(
      'href',
      'https://flows.example/login?return=%2Fflowlens',
    );
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/login-http.png` });
  });

  test('can be pressed again after the browser returns from the issuer', { tag: '@slow' }, async ({ page }) => {
    // A response without a page, so that the browser stays, as if it restored the page from its cache.
    await page.route('**/auth?*', (route) => route.fulfill({ status: 204 }), { times: 1 });
    await page.goto('/login');
    const button = page.getByRole('button', { name: 'Continue with Google' });
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');

    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(button).not.toHaveAttribute('aria-busy');
    await signInAs(page, 'returning@example.test');

    await expect(flows(page)).toBeVisible();
  });

  test('reports that the sign-in cannot begin, and retries on the next press', { tag: '@slow' }, async ({ page }) => {
    const answers = [
      {
        sign_in: { issuer: '', client_id: 'app', authorization_endpoint: null, end_session_endpoint: null, scopes: [] },
      },
      null,
    ];
    await page.route('**/config', (route) => {
      if (answers.length === 0) return route.continue();
      const answer = answers.shift();
      return answer ? route.fulfill({ json: answer }) : route.abort('connectionrefused');
    });
    await page.goto('/login');
    const button = page.getByRole('button', { name: 'Continue with Google' });

    for (let press = 0; press < 2; press++) {
      await button.click();
      await expect(page.getByRole('alert')).toHaveText('Signing in does not work at the moment. Please try again.');
    }
    await signInAs(page, 'patient@example.test');

    await expect(flows(page)).toBeVisible();
  });

  test(
    'logs a sign-in refused by the issuer and removes the response from the address',
    { tag: '@slow' },
    async ({ page }) => {
      const logged: string[] = [];
      page.on('console', (message) => void logged.push(message.text()));

      await page.goto('/login?error=access_denied&state=whatever');

      await expect(welcome(page)).toBeVisible();
      await expect(page).toHaveURL(/\/login$/);
      await expect(page.getByRole('alert')).toBeHidden();
      expect(logged.filter((text) => text.includes('Sign-in failed'))).toHaveLength(1);
    },
  );

  test('explains why an account may not sign in, and does not retry by itself', { tag: '@slow' }, async ({ page }) => {
    let refusals = 0;
    const detail = 'This account may not sign in here. Use another account, or ask your administrator for access.';
    await page.route('**/auth/google', (route) => {
      refusals += 1;
      return route.fulfill({
        status: 403,
        contentType: 'application/problem+json',
        body: JSON.stringify({ type: 'about:blank', title: 'Forbidden', status: 403, detail }),
      });
    });
    await page.goto('/login');
    await signInAs(page, 'stranger@example.test');

    await expect(page.getByRole('alert')).toHaveText(detail);
    await expect(page).toHaveURL(/\/login$/);
    expect(refusals).toBe(1);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/login-refused.png` });
    await page.unroute('**/auth/google');

    await signInAs(page, 'colleague@example.test');

    await expect(flows(page)).toBeVisible();
  });
});
