import type { Page } from '@playwright/test';
import { addFlow } from '../../support/product/add-flow.js';
import { expect, test } from '../../fixtures.js';
import { FlowPage } from '../../support/pages/flow-page.js';
import { failJira, issuesTitled } from '../../support/product/jira.js';
import { waitUntilDrawn } from '../../support/browser/wait-until-drawn.js';
import { uniqueText } from '../../support/product/unique-text.js';

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Create an issue on: Jira' });
const openButton = (page: Page) => page.getByRole('button', { name: 'Link to Jira' });
const submitButton = (page: Page) => drawer(page).getByRole('button', { name: 'Submit Bug Report' });

async function openFlow(page: Page): Promise<void> {
  const title = await addFlow(page, 'For Jira');
  await new FlowPage(page).openFromGallery(title);
}

async function fillIn(page: Page, title: string): Promise<void> {
  await drawer(page).getByRole('textbox', { name: 'Title' }).fill(title);
  await drawer(page).getByRole('textbox', { name: 'Description' }).fill('Pay, and nothing happens.');
  await drawer(page).getByRole('combobox', { name: 'Project' }).click();
  await page.getByRole('option', { name: 'Web shop (SHOP)' }).click();
  await drawer(page).getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'Bug' }).click();
}

// In sequence, because they control failures of the one stand-in.
test.describe.configure({ mode: 'default' });

test.describe('linking a flow to Jira', () => {
  test.beforeEach(async ({ signIn }) => signIn('Ben'));

  test('creates one issue with a public link and links to it', async ({ page, browser }) => {
    const title = uniqueText('Checkout answers 500');
    await openFlow(page);
    const flowUrl = page.url();

    await openButton(page).click();
    await expect(page).toHaveURL(`${flowUrl}/link-to-jira`);
    await fillIn(page, title);
    await submitButton(page).dblclick();

    await expect(drawer(page)).toBeHidden();
    // The toast stays as long as the pointer is over it.
    const toast = page.getByRole('listitem').filter({ hasText: 'Bug created successfully' });
    await toast.hover();
    await expect(page).toHaveURL(flowUrl);
    const issues = await issuesTitled(title);
    expect(issues).toHaveLength(1);
    const { key, fields, links } = issues[0]!;
    expect(fields).toMatchObject({ project: { key: 'SHOP' }, issuetype: { name: 'Bug' } });
    expect(links.map(({ object }) => object.title)).toEqual(['Flow Link']);

    const issueLink = toast.getByRole('link', { name: 'View in Jira' });
    await expect(issueLink).toHaveAttribute('href', new RegExp(`/browse/${key}$`));
    await expect(issueLink).toHaveAttribute('target', '_blank');
    await expect(issueLink).toHaveAttribute('rel', /noopener/);

    const anonymous = await browser.newContext();
    const shared = await anonymous.request.get(links[0]!.object.url.replace('/shared/flow/', '/flowlens/shared/'));
    expect(shared.status()).toBe(200);
    await anonymous.close();

    await page.mouse.move(200, 200);
    await expect(toast).toBeHidden();
    const lasting = page.getByRole('banner').getByRole('link', { name: 'View in Jira' });
    await expect(lasting).toHaveAttribute('href', new RegExp(`/browse/${key}$`));
  });

  test(
    'keeps the typed text when Jira fails, and creates one issue on the next try',
    { tag: '@slow' },
    async ({ page }) => {
      const title = uniqueText('Jira is down');
      await failJira('create', { kind: 'error' }, { holding: title });
      await openFlow(page);
      const sharesMade: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().endsWith('/share')) sharesMade.push(request.url());
      });
      await openButton(page).click();
      await fillIn(page, title);

      await submitButton(page).click();
      await expect(page.getByText('Failed to create issue')).toBeVisible();
      await expect(drawer(page).getByRole('textbox', { name: 'Title' })).toHaveValue(title);
      await expect(submitButton(page)).toBeEnabled();
      await submitButton(page).click();

      await expect(page.getByText('Bug created successfully')).toBeVisible();
      expect(await issuesTitled(title)).toHaveLength(1);
      expect(sharesMade).toHaveLength(1);
    },
  );

  test('gives up on an unresponsive Jira and creates no issue twice', { tag: '@slow' }, async ({ page }) => {
    test.slow();
    const title = uniqueText('Jira is silent');
    await failJira('create', { kind: 'silence', carriedOut: true }, { holding: title });
    await openFlow(page);
    await openButton(page).click();
    await fillIn(page, title);

    await submitButton(page).click();
    await expect(drawer(page).getByRole('button', { name: 'Submitting...' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeVisible();
    await expect(page.getByText('Failed to create issue')).toBeVisible();
    await submitButton(page).click();

    await expect(page.getByText('Bug created successfully')).toBeVisible({ timeout: 30_000 });
    expect(await issuesTitled(title)).toHaveLength(1);
  });

  for (const list of ['types', 'projects'] as const) {
    test(
      `opens no drawer when the ${list} fail to load, and retries on the next press`,
      { tag: '@slow' },
      async ({ page }) => {
        await openFlow(page);
        const flowUrl = page.url();
        // Not at the stand-in, because its next caller may be another journey.
        const failing = list === 'types' ? '**/jira/issue/types?*' : '**/jira/projects?*';
        await page.route(failing, (route) => route.fulfill({ status: 503, json: {} }), { times: 1 });

        await openButton(page).click();
        await expect(page.getByText('Failed to load Jira projects and issue types')).toBeVisible();
        await expect(drawer(page)).toBeHidden();
        await expect(page).toHaveURL(flowUrl);

        await openButton(page).click();
        await expect(drawer(page).getByRole('combobox', { name: 'Type' })).toHaveText('Select a type');
        await expect(drawer(page).getByRole('combobox', { name: 'Project' })).toHaveText('Select a project');
      },
    );
  }

  test(
    'goes back one page on close, starts empty the next time, and loads the lists only when opened',
    { tag: '@slow' },
    async ({ page }) => {
      const requested: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/jira/')) requested.push(new URL(request.url()).pathname);
      });
      await openFlow(page);
      const flowUrl = page.url();
      await expect(openButton(page)).toBeVisible();
      expect(requested).toEqual([]);

      const ways = {
        Cancel: () => drawer(page).getByRole('button', { name: 'Cancel' }).click(),
        Close: () => drawer(page).getByRole('button', { name: 'Close' }).click(),
        Escape: () => page.keyboard.press('Escape'),
        'the back button, which asks before it loses the text': async () => {
          await page.evaluate(() => history.back());
          await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
        },
        dragging: () => dragAway(page),
      };
      for (const [name, close] of Object.entries(ways)) {
        await test.step(name, async () => {
          await openButton(page).click();
          const title = drawer(page).getByRole('textbox', { name: 'Title' });
          await expect(title).toBeFocused();
          await expect(title).toHaveValue('');
          await title.fill('Half written');
          await close();
          await expect(drawer(page)).toBeHidden();
          await expect(page).toHaveURL(flowUrl);
          await expect(openButton(page)).toBeFocused();
        });
      }
      expect(new Set(requested)).toEqual(new Set(['/jira/issue/types', '/jira/projects']));
    },
  );

  test(
    'closes at once even when the button was pressed twice while its code was loading',
    { tag: '@slow' },
    async ({ page }) => {
      await openFlow(page);
      const flowUrl = page.url();
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route(/\/jira-form-.*\.js$/, async (route) => {
        await released;
        await route.continue();
      });

      await openButton(page).click();
      await expect(page).toHaveURL(/link-to-jira$/);
      await openButton(page).click();
      release();
      await drawer(page).getByRole('button', { name: 'Cancel' }).click();

      await expect(drawer(page)).toBeHidden();
      await expect(page).toHaveURL(flowUrl);
    },
  );

  test('opens by its address, and then closes to the flow', { tag: '@slow' }, async ({ page }) => {
    await openFlow(page);
    const flowUrl = page.url();

    await page.goto(`${flowUrl}/link-to-jira`);
    await expect(drawer(page)).toBeVisible();
    await waitUntilDrawn(page);
    await page.keyboard.press('Escape');

    await expect(page).toHaveURL(flowUrl);
    await expect(drawer(page)).toBeHidden();
  });
});

async function dragAway(page: Page): Promise<void> {
  // `hover` waits until the drawer has slid in; its edge moves before that.
  await drawer(page).hover({ position: { x: 8, y: 300 } });
  const box = (await drawer(page).boundingBox())!;
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.7, box.y + 300, { steps: 8 });
  await page.mouse.up();
}
