import type { Browser, Page } from '@playwright/test';
import { expect, expectCleanForAxe, test } from '../../support/keyboard/axe.js';
import { expectNoSidewaysScroll } from '../../support/keyboard/no-sideways-scroll.js';
import { newPerson, signInAs } from '../../support/product/people.js';

const welcome = (page: Page) => page.getByRole('heading', { level: 1, name: 'Welcome' });
const bar = (page: Page) => page.getByRole('region', { name: 'Signed in through a link' });
const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('accessToken'));
const account = (page: Page, name: string) => page.getByRole('button', { name: `Account of ${name}` });

/** A signed-out browser that opens a link with another person's token. */
async function openLink(browser: Browser, options?: Parameters<Browser['newContext']>[0]) {
  const other = await newPerson(browser, 'Mallory');
  const page = await (await browser.newContext(options)).newPage();
  await page.goto(`/flowlens#token=${await tokenOf(other.page)}`);
  await expect(account(page, other.name)).toBeVisible();
  return { page, other };
}

test.describe('a link that signs a signed-out browser in', () => {
  test('names the account on every page and after reloads until the user stays', async ({ browser }) => {
    const { page, other } = await openLink(browser);
    const text = `You are signed in as ${other.name} (${other.email}) through a link.`;

    await expect(bar(page).getByText(text)).toBeVisible();
    await expect(bar(page).getByRole('button', { name: 'Stay' })).not.toBeFocused();
    await page.reload();
    await expect(bar(page).getByText(text)).toBeVisible();
    await page.goto('/nowhere');
    await expect(bar(page).getByText(text)).toBeVisible();
    await page.goto('/flowlens');
    await expectCleanForAxe(page, 'a bar names the account of a link', () => Promise.resolve());

    await bar(page).getByRole('button', { name: 'Stay' }).click();

    await expect(bar(page)).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
    await page.reload();
    await expect(account(page, other.name)).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
  });

  test('can be undone in the bar, which ends that session', { tag: '@slow' }, async ({ browser }) => {
    const { page, other } = await openLink(browser);

    await bar(page).getByRole('button', { name: 'Sign out' }).click();

    await expect(welcome(page)).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await other.page.getByRole('banner').getByRole('button', { name: 'Refresh' }).click();
    await expect(welcome(other.page)).toBeVisible();
  });

  test('leaves the layout below the bar unchanged, on a phone too', { tag: '@slow' }, async ({ browser }) => {
    const { page } = await openLink(browser, { viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
    await expect(bar(page).getByText('through a link')).toBeVisible();

    await expectCleanForAxe(page, 'a bar names the account of a link on a phone, in dark', () => Promise.resolve());
    await expectNoSidewaysScroll(page);
    for (const name of ['Stay', 'Sign out']) await expect(bar(page).getByRole('button', { name })).toBeInViewport();
  });
});

test('signing out everywhere signs out a second browser and revokes the tokens of assistants', async ({ browser }) => {
  const { page, email, name } = await newPerson(browser, 'Ewa');
  const second = await (await browser.newContext()).newPage();
  await second.goto('/login');
  await signInAs(second, email);
  await expect(account(second, name)).toBeVisible();
  const token = await second.evaluate(async () => {
    const headers = {
      authorization: `Bearer ${localStorage.getItem('accessToken')}`,
      'content-type': 'application/json',
    };
    const response = await fetch('/auth/token', { method: 'POST', headers, body: '{"agent_type":"CURSOR"}' });
    return ((await response.json()) as { token: string }).token;
  });

  await page.getByRole('button', { name: 'Setup' }).click();
  const tokens = page.getByRole('region', { name: 'Your tokens' });
  await expect(tokens.getByText('from 127.0.0.1')).toBeVisible();
  await expect(tokens.getByText('in a signed-in browser')).toBeVisible();
  await tokens.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expectCleanForAxe(page, 'the question before signing out everywhere', () => Promise.resolve());
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();

  await expect(welcome(page)).toBeVisible();
  await second.getByRole('banner').getByRole('button', { name: 'Refresh' }).click();
  await expect(welcome(second)).toBeVisible();
  const mcp = await page.request.post('/mcp', { headers: { authorization: `Bearer ${token}` } });
  expect(mcp.status()).toBe(401);
});

test(
  'a reused refresh token is reported at the next sign-in until the user dismisses it',
  { tag: '@slow' },
  async ({ browser }) => {
    const { page, email, name } = await newPerson(browser, 'Rita');
    const origin = new URL(page.url()).origin;
    const stolen = (await page.context().cookies()).find((cookie) => cookie.name.endsWith('fl_refresh'));
    const refresh = (cookie?: string) =>
      page.request.post('/auth/google/refresh', { headers: { origin, ...(cookie && { cookie }) } });
    for (let time = 0; time < 2; time += 1) expect((await refresh()).status()).toBe(200);
    const thief = await (await browser.newContext()).newPage();
    const reuse = await thief.request.post('/auth/google/refresh', {
      headers: { origin, cookie: `${stolen?.name}=${stolen?.value}` },
    });
    expect(reuse.status()).toBe(401);

    await page.getByRole('banner').getByRole('button', { name: 'Refresh' }).click();
    await expect(welcome(page)).toBeVisible();
    await signInAs(page, email);

    const notice = page.getByRole('region', { name: 'Security notice' });
    await expect(notice.getByText('one of your sessions was used in two places')).toBeVisible();
    await expectCleanForAxe(page, 'the notice of a reused session', () => Promise.resolve());
    await notice.getByRole('button', { name: 'Dismiss' }).click();
    await expect(notice).toHaveCount(0);
    await page.reload();
    await expect(account(page, name)).toBeVisible();
    await expect(notice).toHaveCount(0);
  },
);
