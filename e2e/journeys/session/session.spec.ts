import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.js';
import { openTabs } from '../../support/browser/open-tabs.js';
import { newPerson, signInAs } from '../../support/product/people.js';
import { ProjectPage } from '../../support/pages/project-page.js';

const welcome = (page: Page) => page.getByRole('heading', { level: 1, name: 'Welcome' });
const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('accessToken'));

test.describe('a token in the hash', () => {
  test('signs in and leaves the address before the first request', async ({ browser, page }) => {
    const other = await newPerson(browser, 'Ola');
    const token = await tokenOf(other.page);
    await page.addInitScript(() => {
      const fetch = window.fetch.bind(window);
      const seen: string[] = [];
      Object.assign(window, { seen });
      window.fetch = (...call) => {
        seen.push(window.location.href);
        return fetch(...call);
      };
    });

    await page.goto(`/flowlens?search=cart#token=${token}`);

    await expect(page.getByRole('button', { name: `Account of ${other.name}` })).toBeVisible();
    await expect(page).toHaveURL(/\/flowlens\?search=cart$/);
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.filter((address) => address.includes('token'))).toEqual([]);
  });

  test('replaces no existing session without asking, in an open page too', { tag: '@slow' }, async ({ browser }) => {
    const [person, other] = [await newPerson(browser, 'Pia'), await newPerson(browser, 'Ola')];
    const { page } = person;
    const link = `/flowlens#token=${await tokenOf(other.page)}`;
    const questions: string[] = [];
    let agrees = false;
    page.on('dialog', (dialog) => {
      questions.push(dialog.message());
      return agrees ? dialog.accept() : dialog.dismiss();
    });

    await page.goto(link);
    await expect.poll(() => questions).toHaveLength(1);
    await expect(page.getByRole('button', { name: `Account of ${person.name}` })).toBeVisible();
    await expect(page).toHaveURL(/\/flowlens$/);

    agrees = true;
    await page.goto(link);
    await expect(page.getByRole('button', { name: `Account of ${other.name}` })).toBeVisible();
    await expect(page).toHaveURL(/\/flowlens$/);
    expect(questions[1]).toBe('This link signs you in as somebody else. Do you want to switch?');

    // A pending call would notice the end of the session before the click does.
    await expect(page.getByText('No flows available')).toBeVisible();
    await page.waitForLoadState('networkidle');
    // The browser still has the previous person's cookie.
    await other.page.request.post('/auth/logout', { headers: { origin: new URL(page.url()).origin } });
    await page.getByRole('banner').getByRole('button', { name: 'Refresh' }).click();
    await expect(welcome(page)).toBeVisible();
  });
});

test('signing out ends the session, clears all storage, and reloads the page', async ({ browser }) => {
  const { page, name } = await newPerson(browser, 'Quinn');
  await page.evaluate(() => localStorage.setItem('left', 'behind'));
  let respond = () => {};
  const held = new Promise<void>((resolve) => (respond = resolve));
  await page.route('**/auth/logout', async (route) => {
    await held;
    await route.continue();
  });

  await page.getByRole('button', { name: `Account of ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('menuitem', { name: 'Signing out...' })).toBeVisible();
  const loggedOut = page.waitForResponse('**/auth/logout');
  respond();

  expect((await loggedOut).status()).toBe(204);
  await expect(welcome(page)).toBeVisible();
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
  await page.goto('/flowlens');
  await expect(page).toHaveURL(/\/login$/);
});

test('signing out in one tab signs out the others, and signing in signs them in', async ({ browser }) => {
  const { page, email, name } = await newPerson(browser, 'Di');
  const [, other] = await openTabs(page, 2);
  if (!other) throw new Error('There is no second tab.');

  await page.bringToFront();
  await page.getByRole('button', { name: `Account of ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(welcome(page)).toBeVisible();
  await expect(welcome(other)).toBeVisible();

  await signInAs(page, email);
  await expect(page.getByText('No flows available')).toBeVisible();
  await expect(other.getByText('No flows available')).toBeVisible();
});

test('a page that receives a late event about its own sign-in continues', { tag: '@slow' }, async ({ browser }) => {
  const owner = new ProjectPage((await newPerson(browser, 'Olga')).page);
  const name = await owner.create('Late news');
  await owner.openSettings();
  const link = await owner.makeLink();
  const { page } = await newPerson(browser, 'Gus');
  await page.route('**/systems/join', async (route) => {
    const response = await route.fetch();
    await page.evaluate(() => {
      const newValue = localStorage.getItem('accessToken');
      window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken', oldValue: null, newValue }));
    });
    await route.fulfill({ response });
  });

  await new ProjectPage(page).join(link, name);
});
