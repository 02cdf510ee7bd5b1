import type { Page, Route } from '@playwright/test';
import { callsTo } from '../../support/browser/calls-to.js';
import { expect, test } from '../../fixtures.js';
import { openTabs } from '../../support/browser/open-tabs.js';
import { newPerson, signInAs } from '../../support/product/people.js';

const welcome = (page: Page) => page.getByRole('heading', { level: 1, name: 'Welcome' });
const refresh = (page: Page) => page.getByRole('button', { name: 'Refresh', exact: true }).click();

/** Makes the server refuse the access token from now on, as after its expiry; the session stays active. */
async function spoilToken(page: Page): Promise<void> {
  await page.evaluate(() => {
    const [head, payload] = (localStorage.getItem('accessToken') ?? '').split('.');
    localStorage.setItem('accessToken', `${head}.${payload}.${'A'.repeat(43)}`);
  });
}

/** Waits until a tab reads the invalid token: browsers notify other tabs of a change a moment later. */
async function waitForSpoiledToken(tab: Page): Promise<void> {
  await tab.waitForFunction(() => localStorage.getItem('accessToken')?.endsWith('A'.repeat(43)));
}

test.describe('an access token that the server refuses', () => {
  test('is renewed once for three tabs, and all continue', async ({ browser }) => {
    const { page } = await newPerson(browser, 'Ann');
    const tabs = await openTabs(page, 3);
    const renewals = callsTo(page.context(), '/auth/google/refresh');
    const refusals = Promise.all(tabs.map((tab) => tab.waitForResponse((response) => response.status() === 401)));
    // A refresh before the other tabs' calls would help them too.
    await page.context().route('**/auth/google/refresh', async (route) => {
      await refusals;
      await route.continue();
    });
    await spoilToken(page);
    await Promise.all(tabs.map(waitForSpoiledToken));

    const responses = tabs.map((tab) =>
      tab.waitForResponse((response) => response.url().endsWith('/systems') && response.ok()),
    );
    await Promise.all(tabs.map(refresh));
    await Promise.all(responses);

    for (const tab of tabs) {
      await expect(tab.getByRole('button', { name: 'Refresh', exact: true })).toHaveAttribute('aria-busy', 'false');
      await expect(tab.getByText('No flows available')).toBeVisible();
      await expect(tab).toHaveURL(/\/flowlens$/);
    }
    expect(renewals).toHaveLength(1);
  });

  const failures: Record<string, (route: Route) => Promise<void>> = {
    'is refused': (route) => route.fulfill({ status: 401, json: { detail: 'Your session is over.' } }),
    'breaks the server': (route) => route.fulfill({ status: 500, body: 'oops' }),
    'gets garbage': (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '<html>' }),
    'gets no response': (route) => route.abort('connectionrefused'),
  };
  for (const [name, respond] of Object.entries(failures)) {
    const tag = name === 'is refused' ? [] : '@slow';
    test(`ends the session once when its renewal ${name}, and the login leads back`, { tag }, async ({ browser }) => {
      const { page, email } = await newPerson(browser, 'Bo');
      await page.goto('/flowlens?search=cart');
      await expect(page.getByText('No flows match your search')).toBeVisible();
      const renewals = callsTo(page.context(), '/auth/google/refresh');
      await page.route('**/auth/google/refresh', respond);
      await spoilToken(page);

      await refresh(page);

      await expect(welcome(page)).toBeVisible();
      expect(renewals).toHaveLength(1);
      expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
      await page.unroute('**/auth/google/refresh');
      await signInAs(page, email);
      await expect(page).toHaveURL(/\/flowlens\?search=cart$/);
      await expect(page.getByText('No flows match your search')).toBeVisible();
    });
  }

  test(
    'is renewed by the next page when the user navigates away, and nobody is signed out',
    { tag: '@slow' },
    async ({ browser }) => {
      const { page, name } = await newPerson(browser, 'Rhea');
      const [, other] = await openTabs(page, 2);
      await spoilToken(page);
      let left = false;
      await page.route('**/auth/google/refresh', (route) => (left ? route.continue() : undefined));

      const renewal = page.waitForRequest('**/auth/google/refresh');
      await refresh(page);
      await renewal;
      left = true;
      await page.goto('/flowlens?search=cart');

      for (const tab of [page, other!])
        await expect(tab.getByRole('button', { name: `Account of ${name}` })).toBeVisible();
      await expect(page).toHaveURL(/\/flowlens\?search=cart$/);
      expect(await page.evaluate(() => localStorage.getItem('accessToken'))).not.toMatch(/\.A+$/);
    },
  );

  test(
    'ends the session instead of looping when its replacement is refused too',
    { tag: '@slow' },
    async ({ browser }) => {
      const { page } = await newPerson(browser, 'Cy');
      await expect(page.getByText('No flows available')).toBeVisible();
      const renewals = callsTo(page.context(), '/auth/google/refresh');
      await page.route('**/systems', (route) => route.fulfill({ status: 401, json: { detail: 'No.' } }));

      await refresh(page);

      await expect(welcome(page)).toBeVisible();
      expect(renewals).toHaveLength(1);
    },
  );
});
