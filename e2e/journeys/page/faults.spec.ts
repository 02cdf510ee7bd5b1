import type { Page, Route } from '@playwright/test';
import { addFlow } from '../../support/product/add-flow.js';
import { callsTo } from '../../support/browser/calls-to.js';
import { expect, test } from '../../fixtures.js';
import { FlowPage } from '../../support/pages/flow-page.js';
import { delayResponses } from '../../support/browser/delay-responses.js';
import { newPerson } from '../../support/product/people.js';

const gone = (route: Route) => route.abort('connectionrefused');

const titleMenu = (page: Page, title: string) =>
  page.getByRole('heading', { level: 1 }).getByRole('button', { name: title });

async function edit(page: Page, title: string, values: { title?: string; description?: string }): Promise<void> {
  // A background tab draws nothing, so it cannot be clicked.
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

test.describe('two tabs', () => {
  test(
    'keep each other’s changes to one flow, and the last change of the same field wins',
    { tag: '@slow' },
    async ({ browser }) => {
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
    },
  );

  test(
    'lose no typed text silently when one deletes the flow that the other edits',
    { tag: '@slow' },
    async ({ browser }) => {
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
      await expect(dialog.getByRole('alert')).toHaveText(
        /^Failed to update flow\. Please try again\.\s*There is no such flow\.$/,
      );
      await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Typed in vain');
    },
  );
});

test.describe('an unreachable server', () => {
  test('makes the list fail with a message, and Try again loads it once the server is back', async ({
    page,
    signIn,
  }) => {
    await signIn('Ada');
    await page.route('**/flowlens/system/*/flows*', gone);
    await page.reload();
    await expect(page.getByText('Failed to load flows')).toBeVisible();

    await page.unroute('**/flowlens/system/*/flows*');
    await page.getByRole('button', { name: 'Try again' }).click();

    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('loses no comment, which stays in the field and is sent once', { tag: '@slow' }, async ({ browser }) => {
    const { page } = await newPerson(browser, 'Gil');
    const title = await addFlow(page, 'Discussed');
    await page.getByRole('link', { name: title }).click();
    await page.getByRole('tab', { name: /Comments/ }).click();
    const text = page.getByRole('textbox', { name: 'Comment' });
    await page.route('**/flowlens/flow/comment', gone);
    await text.fill('Typed while the server was gone.');
    // By keyboard: below a resting pointer the toast would stay and cover the button.
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

test.describe('slow responses', () => {
  test('show loading states', async ({ browser }) => {
    const { page } = await newPerson(browser, 'Hal');
    const title = await addFlow(page, 'Slow');
    await expect(page.getByRole('link', { name: title })).toBeVisible();
    const slow = await delayResponses(page, (url) => url.pathname.startsWith('/flowlens/'));

    await page.reload();
    await expect(page.getByText('Loading Flows')).toBeAttached();
    slow.release();
    await page.getByRole('link', { name: title }).click();
    await expect(titleMenu(page, title)).toBeVisible();

    const again = await delayResponses(page, (url) => url.pathname.startsWith('/flowlens/flow/'));
    await page.reload();
    await expect(page.getByText('Loading Flow', { exact: true })).toBeVisible();
    await expect(page.getByText('Fetching flow details...')).toBeVisible();
    again.release();
    await expect(titleMenu(page, title)).toBeVisible();
  });

  test('create one project on several presses', { tag: '@slow' }, async ({ browser }) => {
    const { page } = await newPerson(browser, 'Ida');
    await page.getByRole('button', { name: /^Project: / }).click();
    await page.getByRole('menuitem', { name: 'Create New Project' }).click();
    const name = page.getByRole('textbox', { name: 'Project Name *' });
    await name.fill('Made once');
    const creations = callsTo(page.context(), '/systems');
    const slow = await delayResponses(page, (url) => url.pathname === '/systems');
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

test.describe('an offline browser', () => {
  test('keeps typed text until the network is back', { tag: '@slow' }, async ({ browser }) => {
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

  test(
    'reports a page that could not load, and loads it when the network is back',
    { tag: '@slow' },
    async ({ browser }) => {
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
    },
  );
});

test(
  'a video whose address expires during playback continues from a fresh address',
  { tag: '@slow' },
  async ({ page, signIn }) => {
    const flow = new FlowPage(page);
    const addresses: string[] = [];
    let runOut = () => {};
    const hasRunOut = new Promise<void>((resolve) => (runOut = resolve));
    await page.route('**/flowlens/flow/*', async (route) => {
      if (route.request().resourceType() === 'document') return route.fallback();
      const response = await route.fetch();
      const json = (await response.json()) as { video_url: string };
      // The server returns the same one for a few minutes.
      json.video_url += `&nth=${addresses.length}`;
      addresses.push(json.video_url);
      return route.fulfill({ response, json });
    });
    await page.route(/\.mp4\?.*nth=/, async (route) => {
      const from = Number(/\d+/.exec(route.request().headers()['range'] ?? '')?.[0] ?? 0);
      if (from > 0 && addresses[0]?.endsWith(new URL(route.request().url()).search)) {
        await hasRunOut;
        return route.fulfill({ status: 403 });
      }
      return route.continue({ headers: { ...route.request().headers(), range: `bytes=${from}-${from + 99_999}` } });
    });
    await signIn('Ada');
    await flow.openFromGallery(/checkout/i);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(() => flow.currentTime()).toBeGreaterThan(0.2);

    await page.evaluate(() => {
      const now = Date.now.bind(Date);
      Date.now = () => now() + 5 * 60_000;
    });
    runOut();

    await expect.poll(() => addresses.length).toBe(2);
    const isPlaying = () => flow.video.evaluate((video: HTMLVideoElement) => !video.paused);
    await expect.poll(isPlaying).toBe(true);
    const before = await flow.currentTime();
    await expect.poll(() => flow.currentTime()).toBeGreaterThan(before + 0.5);
    await expect(flow.video).toHaveAttribute('src', /nth=1$/);
  },
);
