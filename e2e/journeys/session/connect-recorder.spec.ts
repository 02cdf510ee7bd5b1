import type { Page } from '@playwright/test';
import { expectCleanForAxe } from '../../support/keyboard/axe.js';
import { expect, test } from '../../fixtures.js';
import { newPerson, signInAs } from '../../support/product/people.js';
import { aConnectRequest, catchRedirects, REDIRECT_URI } from '../../support/hosts/recorder-extension.js';

const FLOW = { title: 'From the recorder', recorded_at: '2026-03-02T09:14:18.000Z' };
const welcome = (page: Page) => page.getByRole('heading', { level: 1, name: 'Welcome' });
const connect = (page: Page) => page.getByRole('button', { name: 'Connect', exact: true });
const question = (page: Page, name: string) =>
  page.getByRole('heading', { name: `Let FlowLens Recorder add recordings as ${name}?` });

/** Measures in the page for how long the button was disabled after it appeared, in milliseconds. */
async function noteDisabledTime(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let addedAt: number | undefined;
    new MutationObserver(() => {
      const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Connect');
      if (!button) return;
      addedAt ??= performance.now();
      if (!button.disabled) Object.assign(window, { disabledMs: performance.now() - addedAt });
    }).observe(document, { childList: true, subtree: true, attributes: true });
  });
  return () => page.evaluate(() => (window as unknown as { disabledMs: number }).disabledMs);
}

test('a user signs in, connects a recorder, and revokes it', async ({ page, context, request, baseURL }) => {
  const caught = await catchRedirects(context);
  const disabledMs = await noteDisabledTime(page);
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('request', (sent) => said.push(sent.url()));
  const { verifier, state, path } = aConnectRequest();

  await page.goto(path);
  await expect(welcome(page)).toBeVisible();
  const document = page.waitForResponse((response) => new URL(response.url()).pathname === '/connect/recorder');
  await signInAs(page, `vera.${state.toLowerCase().replace(/\W/g, '')}@example.test`);

  expect((await document).headers()).toMatchObject({ 'x-frame-options': 'DENY', 'cache-control': 'no-store' });
  await expect(page.getByRole('heading', { name: /^Let FlowLens Recorder add recordings as Vera/ })).toBeVisible();
  await expect(page).toHaveURL(`${baseURL}${path}`);
  await expect(page.getByText(/^vera\..+@example\.test$/)).toBeVisible();
  await expect(page.getByText('Chrome on Linux', { exact: true })).toBeVisible();
  await expect(connect(page)).toBeEnabled();
  expect(await disabledMs()).toBeGreaterThan(450);
  await expectCleanForAxe(page, 'consent to a recorder', () => expect(connect(page)).toBeEnabled());

  // A click dispatched by a script is not consent.
  await connect(page).evaluate((button: HTMLButtonElement) => button.click());
  const entries = await page.evaluate(() => history.length);
  await connect(page).click();
  await expect(page).toHaveTitle('caught');

  const code = caught[0]?.searchParams.get('code') ?? '';
  expect(code).toMatch(/^fl_rc_/);
  expect(caught.map(({ href }) => href)).toEqual([`${REDIRECT_URI}?code=${code}&state=${state}`]);
  expect(said.filter((text) => text.includes(code))).toEqual([caught[0]?.href]);
  expect(await page.evaluate(() => history.length)).toBe(entries);

  const proof = { code, code_verifier: verifier, redirect_uri: REDIRECT_URI, device: 'Chrome on Linux' };
  const exchange = await request.post('/auth/recorder/token', { data: proof });
  const { token } = (await exchange.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const made = await request.post('/flowlens/flow', { data: FLOW, headers });
  const { id } = (await made.json()) as { id: string };
  const read = await request.get(`/flowlens/flow/${id}`, { headers });
  expect([exchange.status(), made.status(), read.status()]).toEqual([201, 201, 401]);
  expect((await request.post('/auth/recorder/token', { data: proof })).status()).toBe(400);

  await page.goto('/flowlens');
  await page.getByRole('button', { name: 'Setup', exact: true }).click();
  const tokens = page.getByRole('region', { name: 'Your tokens' });
  const revoke = tokens.getByRole('button', { name: 'Revoke the token of FlowLens Recorder on Chrome on Linux' });
  await expect(tokens.getByRole('listitem')).toContainText('Last used');
  await revoke.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  // Everything behind an open dialog counts as hidden.
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(revoke).toBeHidden();
  expect((await request.get('/auth/me', { headers })).status()).toBe(401);
});

test(
  'a user signs out on the consent page and returns to it as another person',
  { tag: '@slow' },
  async ({ browser }) => {
    const { page, name } = await newPerson(browser, 'Nils');
    const { path } = aConnectRequest();
    await page.goto(path);
    await expect(question(page, name)).toBeVisible();

    await page.getByRole('button', { name: 'Not you?' }).click();
    await expect(welcome(page)).toBeVisible();
    await signInAs(page, `other.${name.split(' ')[1]}@example.test`);

    await expect(page.getByRole('heading', { name: /^Let FlowLens Recorder add recordings as Other/ })).toBeVisible();
    expect(new URL(page.url()).search).toBe(new URL(path, page.url()).search);
  },
);

test('Cancel tells the recorder that the user refused', async ({ browser }) => {
  const { page } = await newPerson(browser, 'Carl');
  const caught = await catchRedirects(page.context());
  const { path, state } = aConnectRequest();
  await page.goto(path);

  await page.getByRole('button', { name: 'Cancel' }).click();

  await expect(page).toHaveTitle('caught');
  expect(caught.map(({ href }) => href)).toEqual([`${REDIRECT_URI}?error=access_denied&state=${state}`]);
});

test(
  'a session that began with a link gets no code and has to sign in',
  { tag: '@slow' },
  async ({ browser, page, context }) => {
    const mallory = await newPerson(browser, 'Mallory');
    const token = await mallory.page.evaluate(() => localStorage.getItem('accessToken'));
    const caught = await catchRedirects(context);
    const { path } = aConnectRequest();
    const signIn = page.getByRole('button', { name: 'Sign in', exact: true });

    await page.goto(`${path}#token=${token}`);
    await expect(page.getByRole('heading', { name: 'Sign in to connect a recorder' })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText(mallory.email);
    await expect(connect(page)).toBeHidden();

    // Staying in the link's session changes nothing.
    await page.getByRole('button', { name: 'Stay' }).click();
    const response = page.waitForResponse('**/auth/recorder/codes');
    await connect(page).click();
    expect((await response).status()).toBe(403);
    await signIn.click();
    await expect(welcome(page)).toBeVisible();
    await signInAs(page, `victim.${mallory.name.split(' ')[1]}@example.test`);

    await expect(page.getByRole('heading', { name: /^Let FlowLens Recorder add recordings as Victim/ })).toBeVisible();
    expect(caught).toEqual([]);
  },
);

test('a recorder that the server does not allow gets an error page and no redirect', async ({ browser }) => {
  const { page } = await newPerson(browser, 'Eve');
  const { path } = aConnectRequest();
  const gone: string[] = [];
  page.on('request', (sent) => {
    if (sent.isNavigationRequest()) gone.push(new URL(sent.url()).origin);
  });
  for (const redirect of ['https://evil.example/cb', `${REDIRECT_URI}/`, `${REDIRECT_URI}.evil.example`]) {
    await page.goto(path.replace(encodeURIComponent(REDIRECT_URI), encodeURIComponent(redirect)));
    await expect(page.getByRole('alert')).toContainText('does not allow the recorder in the address');
  }
  await page.goto(path.replace(/state=[^&]+/, 'state='));
  await expect(page.getByRole('alert')).toContainText('The state in the address is missing or invalid.');

  await expectCleanForAxe(page, 'a recorder that is not allowed', () => expect(page.getByRole('alert')).toBeVisible());
  expect(new Set(gone)).toEqual(new Set([new URL(page.url()).origin]));
});

test('no page can frame the consent page, not even from the same origin', async ({ page, baseURL }) => {
  const { path } = aConnectRequest();
  const frames = `<iframe name="consent" src="${path.replaceAll('&', '&amp;')}"></iframe><iframe name="login" src="/login"></iframe>`;
  await page.route('**/framing.html', (route) => route.fulfill({ contentType: 'text/html', body: frames }));

  await page.goto(`${baseURL}/framing.html`);

  // The other frame shows that frames work here.
  await expect(page.frameLocator('[name=login]').getByRole('heading', { name: 'Welcome' })).toBeVisible();
  expect(page.frame('consent')?.url()).toBe('chrome-error://chromewebdata/');
});
