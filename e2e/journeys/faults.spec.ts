import type { BrowserContext, Page, Request, Route } from '@playwright/test';
import { addFlow } from '../add-flow.js';
import { expect, test } from '../fixtures.js';
import { holdBack } from '../hold-back.js';
import { newPerson, signInAs } from '../people.js';

const welcome = (page: Page) => page.getByRole('heading', { level: 1, name: 'Welcome' });
const refresh = (page: Page) => page.getByRole('button', { name: 'Refresh', exact: true }).click();
const gone = (route: Route) => route.abort('connectionrefused');

/** Makes the server refuse the access token from now on, as it does when that has run out; the session itself lives. */
async function spoilToken(page: Page): Promise<void> {
  await page.evaluate(() => {
    const [head, payload] = (localStorage.getItem('accessToken') ?? '').split('.');
    localStorage.setItem('accessToken', `${head}.${payload}.${'A'.repeat(43)}`);
  });
}

/** Takes down the calls of all tabs to one path. */
function callsTo(context: BrowserContext, path: string, method = 'POST'): Request[] {
  const calls: Request[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === path && request.method() === method) calls.push(request);
  });
  return calls;
}

async function openTabs(first: Page, count: number): Promise<Page[]> {
  const more = await Promise.all(
    Array.from({ length: count - 1 }, async () => {
      const page = await first.context().newPage();
      await page.goto('/flowlens');
      return page;
    }),
  );
  const tabs = [first, ...more];
  for (const tab of tabs) await expect(tab.getByText('No flows available')).toBeVisible();
  return tabs;
}

const titleMenu = (page: Page, title: string) =>
  page.getByRole('heading', { level: 1 }).getByRole('button', { name: title });

async function edit(page: Page, title: string, values: { title?: string; description?: string }): Promise<void> {
  // A tab behind another one draws nothing, and so cannot be pressed.
  await page.bringToFront();
  await titleMenu(page, title).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Flow' });
  if (values.title) await dialog.getByRole('textbox', { name: 'Title' }).fill(values.title);
  if (values.description) await dialog.getByRole('textbox', { name: 'Description' }).fill(values.description);
}

async function save(page: Page): Promise<void> {
  await page.bringToFront();
  await page.getByRole('dialog', { name: 'Edit Flow' }).getByRole('button', { name: 'Save' }).click();
}

test.describe('a token that the server refuses', () => {
  test('is renewed once for three tabs at once, and everybody goes on', async ({ browser }) => {
    const { page } = await newPerson(browser, 'Ann');
    const tabs = await openTabs(page, 3);
    const renewals = callsTo(page.context(), '/auth/google/refresh');
    let refused = 0;
    page.context().on('response', (response) => void (refused += response.status() === 401 ? 1 : 0));
    await spoilToken(page);

    const answers = tabs.map((tab) =>
      tab.waitForResponse((response) => response.url().endsWith('/systems') && response.ok()),
    );
    await Promise.all(tabs.map(refresh));
    await Promise.all(answers);

    for (const tab of tabs) {
      await expect(tab.getByRole('button', { name: 'Refresh', exact: true })).toHaveAttribute('aria-busy', 'false');
      await expect(tab.getByText('No flows available')).toBeVisible();
      await expect(tab).toHaveURL(/\/flowlens$/);
    }
    expect(refused).toBeGreaterThanOrEqual(4);
    expect(renewals).toHaveLength(1);
  });

  const failures: Record<string, (route: Route) => Promise<void>> = {
    'is refused': (route) => route.fulfill({ status: 401, json: { detail: 'Your session is over.' } }),
    'breaks the server': (route) => route.fulfill({ status: 500, body: 'oops' }),
    'gets garbage': (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '<html>' }),
    'gets no answer': gone,
  };
  for (const [name, answer] of Object.entries(failures)) {
    test(`whose renewal ${name} ends the session once, and the login leads back`, async ({ browser }) => {
      const { page, email } = await newPerson(browser, 'Bo');
      await page.goto('/flowlens?search=cart');
      await expect(page.getByText('No flows match your search')).toBeVisible();
      const renewals = callsTo(page.context(), '/auth/google/refresh');
      await page.route('**/auth/google/refresh', answer);
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

  test('and refuses the new one too, ends the session instead of going round in circles', async ({ browser }) => {
    const { page } = await newPerson(browser, 'Cy');
    await expect(page.getByText('No flows available')).toBeVisible();
    const renewals = callsTo(page.context(), '/auth/google/refresh');
    await page.route('**/systems', (route) => route.fulfill({ status: 401, json: { detail: 'No.' } }));

    await refresh(page);

    await expect(welcome(page)).toBeVisible();
    expect(renewals).toHaveLength(1);
  });
});

test.describe('two tabs', () => {
  test('signing out in one signs out the other; so does signing in', async ({ browser }) => {
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

  test('that edit one flow keep what each has changed; of the same field, the later stays', async ({ browser }) => {
    const { page } = await newPerson(browser, 'Ed');
    const title = await addFlow(page, 'Edited twice');
    await page.getByRole('link', { name: title }).click();
    await expect(titleMenu(page, title)).toBeVisible();
    const other = await page.context().newPage();
    await other.goto(page.url());

    await edit(page, title, { title: `${title} A` });
    await edit(other, title, { description: 'By the other tab.' });
    await save(page);
    await expect(page.getByText('Flow updated successfully')).toBeVisible();
    await save(other);
    await expect(other.getByText('Flow updated successfully')).toBeVisible();
    await expect(titleMenu(other, `${title} A`)).toBeVisible();

    await edit(other, `${title} A`, { title: `${title} B` });
    await save(other);
    await expect(titleMenu(other, `${title} B`)).toBeVisible();
    await page.bringToFront();
    await page.reload();
    await titleMenu(page, `${title} B`).click();
    await expect(page.getByRole('menu').getByText('By the other tab.')).toBeVisible();
  });

  test('of which one deletes the flow that the other edits: nothing typed is lost silently', async ({ browser }) => {
    const { page } = await newPerson(browser, 'Flo');
    const title = await addFlow(page, 'Deleted meanwhile');
    await page.getByRole('link', { name: title }).click();
    await expect(titleMenu(page, title)).toBeVisible();
    const other = await page.context().newPage();
    await other.goto(page.url());
    await edit(other, title, { title: 'Typed in vain' });

    await page.bringToFront();
    await titleMenu(page, title).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page).toHaveURL(/\/flowlens$/);
    await save(other);

    const dialog = other.getByRole('dialog', { name: 'Edit Flow' });
    await expect(dialog.getByRole('alert')).toHaveText('Failed to update flow. Please try again.');
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Typed in vain');
  });
});

test.describe('a server that is gone', () => {
  test('fails the list with a text, and Try again shows it once the server is back', async ({ page, signIn }) => {
    await signIn('Ada');
    await page.route('**/flowlens/system/*/flows*', gone);
    await page.reload();
    await expect(page.getByText('Failed to load flows')).toBeVisible();

    await page.unroute('**/flowlens/system/*/flows*');
    await page.getByRole('button', { name: 'Try again' }).click();

    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('loses no comment: it stays to be sent again, and is sent once', async ({ browser }) => {
    const { page } = await newPerson(browser, 'Gil');
    const title = await addFlow(page, 'Discussed');
    await page.getByRole('link', { name: title }).click();
    await page.getByRole('tab', { name: /Comments/ }).click();
    const text = page.getByRole('textbox', { name: 'Comment' });
    await page.route('**/flowlens/flow/comment', gone);
    await text.fill('Typed while the server was gone.');
    // By key: below a resting pointer the toast would stay, and cover the button.
    const send = page.getByRole('button', { name: 'Add Comment' });
    await send.press('Enter');
    await expect(page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')).toBeVisible();
    await expect(text).toHaveValue('Typed while the server was gone.');

    await page.unroute('**/flowlens/flow/comment');
    await send.press('Enter');

    const comments = page.getByRole('region', { name: 'Comments' }).getByRole('listitem');
    await expect(comments).toHaveCount(1);
    await expect(comments).toContainText('Typed while the server was gone.');
    await expect(text).toHaveValue('');
  });
});

test.describe('slow answers', () => {
  test('show what is loading', async ({ browser }) => {
    const { page } = await newPerson(browser, 'Hal');
    const title = await addFlow(page, 'Slow');
    await expect(page.getByRole('link', { name: title })).toBeVisible();
    const slow = await holdBack(page, (url) => url.pathname.startsWith('/flowlens/'));

    await page.reload();
    await expect(page.getByText('Loading Flows')).toBeAttached();
    slow.release();
    await page.getByRole('link', { name: title }).click();
    await expect(titleMenu(page, title)).toBeVisible();

    const again = await holdBack(page, (url) => url.pathname.startsWith('/flowlens/flow/'));
    await page.reload();
    await expect(page.getByText('Loading Flow', { exact: true })).toBeVisible();
    await expect(page.getByText('Fetching flow details...')).toBeVisible();
    again.release();
    await expect(titleMenu(page, title)).toBeVisible();
  });

  test('do not make a project twice, however often one presses', async ({ browser }) => {
    const { page } = await newPerson(browser, 'Ida');
    await page.getByRole('button', { name: /^Project: / }).click();
    await page.getByRole('menuitem', { name: 'Create New Project' }).click();
    const name = page.getByRole('textbox', { name: 'Project Name *' });
    await name.fill('Made once');
    const creations = callsTo(page.context(), '/systems');
    const slow = await holdBack(page, (url) => url.pathname === '/systems');
    const submit = page.getByRole('button', { name: 'Create Project' });

    await submit.dblclick();
    await name.press('Enter');
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
    slow.release();

    await expect(page.getByRole('button', { name: 'Project: Made once' })).toBeVisible();
    expect(creations).toHaveLength(1);
    await page.getByRole('button', { name: 'Project: Made once' }).click();
    await expect(page.getByRole('menuitemradio', { name: 'Made once' })).toHaveCount(1);
  });
});

test.describe('offline', () => {
  test('keeps what was typed for when the network is back', async ({ browser }) => {
    const { page } = await newPerson(browser, 'Jan');
    const title = await addFlow(page, 'Edited offline');
    await page.getByRole('link', { name: title }).click();
    await edit(page, title, { title: 'Saved later' });
    await page.context().setOffline(true);
    await save(page);
    const dialog = page.getByRole('dialog', { name: 'Edit Flow' });
    await expect(dialog.getByRole('alert')).toHaveText('Failed to update flow. Please try again.');

    await page.context().setOffline(false);
    await save(page);

    await expect(titleMenu(page, 'Saved later')).toBeVisible();
  });

  test('shows that a page could not be had, and gets it once the network is back', async ({ browser }) => {
    const { page } = await newPerson(browser, 'Kai');
    const title = await addFlow(page, 'Not loaded yet');
    await expect(page.getByRole('link', { name: title })).toBeVisible();
    await page.context().setOffline(true);
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByText('This page could not be shown')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('link', { name: title })).toBeVisible();
    await page.goForward();

    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();

    await expect(titleMenu(page, title)).toBeVisible();
  });
});
