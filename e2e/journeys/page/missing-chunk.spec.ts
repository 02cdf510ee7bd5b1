import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures.js';
import { waitUntilDrawn } from '../../support/browser/wait-until-drawn.js';

/** Removes the files of the open version, as after an update. Returns a function that restores them. */
async function removeFiles(page: Page, files: string | RegExp): Promise<() => Promise<void>> {
  await page.route(files, (route) => route.fulfill({ status: 404, body: '' }));
  return () => page.unroute(files);
}

/** Expects a message in place of code that failed to load, and the code after a retry. */
async function expectAnotherTry(place: Locator, restoreFiles: () => Promise<void>, shown: Locator): Promise<void> {
  await expect(place).toContainText(
    'This could not be loaded. Check your connection, or reload the page, and try again.',
  );
  await restoreFiles();
  await place.getByRole('button', { name: 'Try again' }).click();
  await expect(shown).toBeVisible();
}

test(
  'a dialog whose code fails to load shows a notice, keeps the page, and opens on a later press',
  { tag: '@slow' },
  async ({ page, signIn }) => {
    await signIn('Ada');
    const cards = page.getByRole('region', { name: 'Flows' }).getByRole('article');
    await expect(cards).toHaveCount(3);
    const options = page.getByRole('button', { name: /^Options of .*checkout/i });
    const press = async (item: string) => {
      await options.click();
      await page.getByRole('menuitem', { name: item }).click();
    };
    const lost = page.getByText('This could not be loaded.', { exact: false });

    const restoreFiles = await removeFiles(page, '**/assets/*.js');
    await options.click();
    await expect(lost).toBeVisible();
    await expect(options).toHaveAttribute('aria-expanded', 'false');
    await restoreFiles();
    await options.click();
    await expect(page.getByRole('menu')).toBeFocused();
    await waitUntilDrawn(page);
    await page.keyboard.press('Escape');
    await expect(options).toHaveAttribute('aria-expanded', 'false');

    await removeFiles(page, '**/assets/*.js');
    for (const item of ['Edit', 'Delete']) {
      await expect(lost).toHaveCount(0);
      await press(item);
      await expect(lost).toBeVisible();
      await expect(cards).toHaveCount(3);
    }

    await restoreFiles();
    await press('Edit');
    await expect(page.getByRole('dialog', { name: 'Edit Flow' })).toBeVisible();
  },
);

test('a page works without toasts when their code cannot load', { tag: '@slow' }, async ({ page, signIn }) => {
  const lost = page.waitForResponse(
    (response) => /flowlens-toaster-.*\.js/.test(response.url()) && response.status() === 404,
  );
  await removeFiles(page, /\/assets\/flowlens-toaster-.*\.js/);
  await signIn('Ada');
  await lost;
  await expect(page.getByRole('region', { name: 'Flows' }).getByRole('article')).toHaveCount(3);
});

test(
  'a page whose link was hovered opens even when no more code can load',
  { tag: '@slow' },
  async ({ page, signIn }) => {
    await signIn('Ada');
    const started = page.waitForEvent('worker');
    await page.getByRole('link', { name: /checkout/i }).hover();
    await started;

    await removeFiles(page, '**/assets/*.js');
    await page.getByRole('link', { name: /checkout/i }).click();

    await expect(page.getByRole('slider', { name: 'Seek' })).toBeVisible();
    await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible();
  },
);

test('a page whose code failed to preload opens on a press', { tag: '@slow' }, async ({ page, signIn }) => {
  const flowPage = /\/assets\/flow-route-.*\.js/;
  await signIn('Ada');
  const restoreFiles = await removeFiles(page, flowPage);
  const lost = page.waitForResponse((response) => flowPage.test(response.url()) && response.status() === 404);
  await page.getByRole('link', { name: /checkout/i }).focus();
  await lost;

  await restoreFiles();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('slider', { name: 'Seek' })).toBeVisible();
});

test('a tab whose code cannot load shows an error beside the video and loads on a retry', async ({ page, signIn }) => {
  const tabs = /\/assets\/recorded-device-.*\.js/;
  await signIn('Ada');
  const lost = page.waitForResponse((response) => tabs.test(response.url()) && response.status() === 404);
  const restoreFiles = await removeFiles(page, tabs);
  await page.getByRole('link', { name: /checkout/i }).click();
  await lost;

  await page.getByRole('tab', { name: 'Device Info' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Device Info' });
  await expect(page.getByRole('slider', { name: 'Seek' })).toBeVisible();
  await expectAnotherTry(panel, restoreFiles, panel.getByText('Browser', { exact: true }));
});

test(
  'a settings tab whose code cannot load shows an error and loads on a retry',
  { tag: '@slow' },
  async ({ page, signIn }) => {
    const restoreFiles = await removeFiles(page, /\/assets\/members-tab-.*\.js/);
    await signIn('Ada');
    await page.getByRole('button', { name: 'Project Settings' }).click();
    await page.getByRole('tab', { name: 'Members' }).click();
    const panel = page.getByRole('tabpanel', { name: 'Members' });
    await expect(page.getByRole('tab', { name: 'General' })).toBeVisible();
    await expectAnotherTry(panel, restoreFiles, panel.getByRole('listitem').first());
  },
);

test(
  'a Jira drawer whose code cannot load is reported, leaves the page, and opens on a later press',
  { tag: '@slow' },
  async ({ page, signIn }) => {
    const restoreFiles = await removeFiles(page, /\/assets\/jira-form-.*\.js/);
    await signIn('Ada');
    await page.getByRole('link', { name: /checkout/i }).click();
    const open = page.getByRole('button', { name: 'Link to Jira' });
    await open.click();
    await expect(page.getByText('This could not be loaded.', { exact: false })).toBeVisible();
    await expect(page.getByRole('slider', { name: 'Seek' })).toBeVisible();

    await restoreFiles();
    await open.click();
    await expect(page.getByRole('dialog', { name: 'Create an issue on: Jira' })).toBeVisible();
  },
);
