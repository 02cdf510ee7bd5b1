import type { Page, Request } from '@playwright/test';
import { addFlow } from '../../support/product/add-flow.js';
import { expect, test } from '../../fixtures.js';
import { delayResponses } from '../../support/browser/delay-responses.js';
import { waitUntilDrawn } from '../../support/browser/wait-until-drawn.js';
import { newPerson, signInAs } from '../../support/product/people.js';

const FAILED = 'Failed to retrieve available systems. Please contact admin.';

const welcome = (page: Page) => page.getByRole('heading', { level: 1, name: 'Welcome' });
const flows = (page: Page) => page.getByRole('heading', { level: 1, name: 'Flows' });
const isCall = (request: Request) => ['fetch', 'xhr'].includes(request.resourceType());

test.describe('/', () => {
  test('leads to the gallery, through the login for a signed-out user', async ({ page }) => {
    await page.goto('/');
    await expect(welcome(page)).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
    await signInAs(page, 'root@example.test');
    await expect(page).toHaveURL(/\/flowlens$/);

    await page.goto('/');
    await expect(flows(page)).toBeVisible();
    await expect(page).toHaveURL(/\/flowlens$/);
  });
});

test.describe('/flowlens', () => {
  test('keeps its query through the login', async ({ page }) => {
    await page.goto('/flowlens?search=cart&tags=ui');
    await expect(welcome(page)).toBeVisible();
    await signInAs(page, 'query@example.test');

    await expect(page).toHaveURL(/\/flowlens\?search=cart&tags=ui$/);
    await expect(page.getByRole('searchbox', { name: 'Search Flows' })).toHaveValue('cart');
  });

  test('needs one round of requests when a project is remembered', { tag: '@slow' }, async ({ page, signIn }) => {
    await signIn('Ada');
    await expect(page.getByRole('article').first()).toBeVisible();
    const calls: string[] = [];
    page.on('request', (request) => {
      if (isCall(request)) calls.push(new URL(request.url()).pathname.replace(/[\da-f-]{36}/, '*'));
    });
    let respond = () => {};
    const asked = new Promise<void>((resolve) => (respond = resolve));
    // No call is answered until all have been made.
    await page.route(
      (url) => /^\/(auth|systems|flowlens\/(system|tags)|config)/.test(url.pathname),
      async (route) => {
        if (isCall(route.request())) await asked;
        await route.continue();
      },
    );

    await page.reload();
    const round = [
      '/auth/me',
      '/config',
      '/flowlens/system/*/flows',
      '/flowlens/tags',
      '/systems',
      '/systems/*/members',
      '/systems/invitations/my',
    ];
    await expect.poll(() => calls.toSorted()).toEqual(round);
    respond();

    await expect(page.getByRole('article').first()).toBeVisible();
    expect(calls.toSorted()).toEqual(round);
  });

  test(
    'shows the first project when the remembered one does not belong to the user',
    { tag: '@slow' },
    async ({ browser }) => {
      const { page } = await newPerson(browser, 'Fay');
      await expect(page.getByRole('button', { name: /^Project: / })).toBeVisible();
      const remembered = () => page.evaluate(() => localStorage.getItem('activeSystemId'));
      await expect.poll(remembered).not.toBeNull();
      const first = await remembered();
      await page.evaluate(() => localStorage.setItem('activeSystemId', '00000000-0000-4000-8000-000000000000'));

      await page.reload();

      await expect(page.getByText('No flows available')).toBeVisible();
      await expect.poll(remembered).toBe(first);
    },
  );

  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ])
    test(
      `shows a loading state without moving before the projects arrive, ${viewport.width} px wide`,
      { tag: viewport.width === 1440 ? [] : '@slow' },
      async ({ page, signIn }) => {
        await signIn('Ada');
        await page.setViewportSize(viewport);
        await expect(page.getByRole('article').first()).toBeVisible();
        const projects = await delayResponses(page, (url) => url.pathname === '/systems');
        const flows = await delayResponses(page, (url) => url.pathname.endsWith('/flows'));
        const loading = page.getByRole('status').filter({ hasText: 'Loading Flows' });

        await page.reload();
        await expect(loading).toBeVisible();
        const place = await loading.evaluate(placeOfText);
        projects.release();
        await expect(page.getByRole('search')).toBeVisible();

        await expect(loading).toHaveCount(1);
        expect(await loading.evaluate(placeOfText)).toEqual(place);
        flows.release();
        await expect(page.getByRole('article').first()).toBeVisible();
      },
    );

  test(
    'reports that the projects cannot be loaded, and Retry loads them',
    { tag: '@slow' },
    async ({ page, signIn }) => {
      await signIn('Ada');
      await page.route('**/systems', (route) => (isCall(route.request()) ? route.abort() : route.continue()));
      await page.reload();
      await expect(page.getByText(FAILED)).toBeVisible();

      await page.unroute('**/systems');
      await page.getByRole('button', { name: 'Retry' }).click();

      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(page.getByText(FAILED)).toBeHidden();
    },
  );

  test('stays when the projects cannot be reloaded', { tag: '@slow' }, async ({ page, signIn }) => {
    await signIn('Ada');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.route('**/systems', (route) => (isCall(route.request()) ? route.abort() : route.continue()));
    const failed = page.waitForEvent('requestfailed', (request) => new URL(request.url()).pathname === '/systems');
    const refresh = page.getByRole('button', { name: 'Refresh', exact: true });

    await refresh.click();
    await failed;

    await expect(refresh).toHaveAttribute('aria-busy', 'false');
    await expect(page.getByText(FAILED)).toBeHidden();
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('reloads flows, projects, invitations and members on Refresh', { tag: '@slow' }, async ({ page, signIn }) => {
    await signIn('Ada');
    await expect(page.getByRole('article').first()).toBeVisible();
    const calls = new Set<string>();
    page.on('request', (request) => {
      if (isCall(request)) calls.add(new URL(request.url()).pathname.replace(/[\da-f-]{36}/, '*'));
    });

    await page.getByRole('button', { name: 'Refresh', exact: true }).click();

    const again = ['/flowlens/system/*/flows', '/systems', '/systems/*/members', '/systems/invitations/my'];
    await expect.poll(() => [...calls].toSorted()).toEqual(again);
  });
});

test.describe('/flowlens/setup-wizard', () => {
  test('opens the wizard over the gallery, through the login, and closes to the gallery', async ({ page }) => {
    const wizard = page.getByRole('dialog', { name: 'Get started' });
    await page.goto('/flowlens/setup-wizard');
    await expect(welcome(page)).toBeVisible();
    await signInAs(page, 'wizard@example.test');

    await expect(page).toHaveURL(/\/flowlens\/setup-wizard$/);
    await expect(wizard.getByRole('heading', { level: 3 })).toHaveCount(3);
    await wizard.getByRole('button', { name: 'Done' }).click();
    await expect(wizard).toBeHidden();
    await expect(page).toHaveURL(/\/flowlens$/);
    await expect(flows(page)).toBeVisible();

    await page.goto('/flowlens/setup-wizard?tool=vscode-copilot');
    await expect(wizard).toBeVisible();
    await expect(wizard.getByRole('combobox', { name: 'Coding assistant' })).toHaveText('VS Code Copilot');
    await waitUntilDrawn(page);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/flowlens$/);
  });
});

test.describe('/flowlens/flow/{flowId}', () => {
  test('survives the login, including the Jira drawer', async ({ browser }) => {
    const { page, email } = await newPerson(browser, 'Jo');
    const title = await addFlow(page, 'Deep link');
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const address = `${page.url()}/link-to-jira`;
    await page.evaluate(() => localStorage.clear());
    await page.context().clearCookies();

    await page.goto(address);
    await expect(welcome(page)).toBeVisible();
    await signInAs(page, email);

    await expect(page).toHaveURL(address);
    await expect(page.getByRole('dialog', { name: 'Create an issue on: Jira' })).toBeVisible();
  });

  test(
    'opens the Jira drawer for link-to-jira anywhere in the path, and closes it to the flow',
    { tag: '@slow' },
    async ({ browser }) => {
      const { page } = await newPerson(browser, 'Lea');
      const title = await addFlow(page, 'Deeper link');
      await page.getByRole('link', { name: title }).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      const address = page.url();

      await page.goto(`${address}/link-to-jira/new`);
      const drawer = page.getByRole('dialog', { name: 'Create an issue on: Jira' });
      await expect(drawer).toBeVisible();
      await drawer.getByRole('button', { name: 'Cancel' }).click();

      await expect(drawer).toBeHidden();
      await expect(page).toHaveURL(address);
    },
  );

  test('sets the title and the focus, as every page does', async ({ browser }) => {
    const { page } = await newPerson(browser, 'Kim');
    const title = await addFlow(page, 'Titled');
    await expect(page).toHaveTitle('Flows · FlowLens');

    await page.getByRole('link', { name: title }).click();
    await expect(page).toHaveTitle(`${title} · FlowLens`);
    await expect(page.getByRole('main')).toBeFocused();

    await page.goBack();
    await expect(page).toHaveTitle('Flows · FlowLens');
    await expect(page.getByRole('link', { name: title })).toBeVisible();
  });
});

test.describe('*', () => {
  test('serves the app to uptime checks and link previews, which accept anything', async ({ request }) => {
    for (const [path, status] of [
      ['/', 200],
      ['/login', 200],
      ['/flowlens', 200],
      ['/flowlens/setup-wizard', 200],
      ['/flowlens/record', 200],
      [`/flowlens/flow/${crypto.randomUUID()}`, 200],
      ['/shared/flow/fl_share_x', 200],
      ['/join/project?project_id=1', 200],
      ['/no/such/page', 404],
    ] as const) {
      const response = await request.get(path, { headers: { accept: '*/*' } });
      expect([path, response.status()]).toEqual([path, status]);
      expect(await response.text()).toContain('<div id="root">');
    }
  });

  test('links home and back to the previous page', { tag: '@slow' }, async ({ page, signIn }) => {
    await signIn('Ben');
    await page.goto('/no/such/page');
    await expect(page).toHaveTitle('Page Not Found · FlowLens');
    await page.getByRole('button', { name: 'Go Back' }).click();
    await expect(flows(page)).toBeVisible();

    await page.goto('/no/such/page');
    await page.getByRole('link', { name: 'Go Home' }).click();
    await expect(page).toHaveURL(/\/flowlens$/);
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('links home when the tab was opened on it', async ({ page, context, signIn }) => {
    await signIn('Ben');
    await page.evaluate(() => {
      const link = document.createElement('a');
      Object.assign(link, { href: '/no/such/page', target: '_blank', rel: 'noopener', textContent: 'Away' });
      document.querySelector('main')?.prepend(link);
    });
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Away' }).click();
    const tab = await opened;

    await tab.getByRole('button', { name: 'Go Back' }).click();

    await expect(flows(tab)).toBeVisible();
  });
});

/** Runs in the page. The box around the text may be wider than what users see. */
function placeOfText(element: Element): Record<'x' | 'y' | 'width' | 'height', number> {
  const text = document.createRange();
  text.selectNodeContents(document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() ?? element);
  const { x, y, width, height } = text.getBoundingClientRect();
  return { x, y, width, height };
}
