import type { Page } from '@playwright/test';
import { callApi } from '../../support/product/add-flows.js';
import { expect, test } from '../../fixtures.js';
import { expectNoSidewaysScroll } from '../../support/keyboard/no-sideways-scroll.js';
import { newPerson } from '../../support/product/people.js';

const GERMAN_TEXTS = /\/assets\/de-[\w-]+\.js$/;

function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => void scripts.push(request.url()));
  return scripts;
}

test('an English browser loads English texts only', async ({ page, signIn }) => {
  const scripts = scriptsOf(page);
  await signIn('Ben');

  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(page.getByRole('searchbox', { name: 'Search Flows' })).toBeVisible();
  expect(scripts.filter((url) => GERMAN_TEXTS.test(url))).toEqual([]);
});

test.describe('a German browser', () => {
  test.use({ locale: 'de-AT', viewport: { width: 390, height: 844 } });

  test('shows pages, dates and numbers in German, on a phone too', async ({ page }) => {
    const scripts = scriptsOf(page);
    await page.goto('/login');
    await expect(page).toHaveTitle('Willkommen · FlowLens');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-AT');
    await page.getByRole('button', { name: 'Weiter mit Google' }).click();
    await page.getByRole('button', { name: 'Ben' }).click();

    await expect(page.getByRole('button', { name: 'Konto von Ben' })).toBeVisible();
    await expect(page.getByRole('searchbox', { name: 'Flows suchen' })).toBeVisible();
    expect(scripts.some((url) => GERMAN_TEXTS.test(url))).toBe(true);
    await expectNoSidewaysScroll(page);

    await page.getByRole('region', { name: 'Flows' }).getByRole('article').getByRole('link').first().click();
    await expect(page.getByRole('tab', { name: 'Zeitleiste' })).toBeVisible();
    await expect(page.getByText(/^\d+ Ereignisse$/)).toBeVisible();
    await expectNoSidewaysScroll(page);

    await page.goto('/nowhere');
    await expect(page.getByRole('heading', { name: 'Seite nicht gefunden' })).toBeVisible();
  });
});

test('refusals by the server are shown in the language of the page', { tag: '@slow' }, async ({ browser }) => {
  const owner = await newPerson(browser, 'Olga');
  const project = await callApi<{ id: string }>(owner.page, '/systems', { name: 'Web shop' });
  const invitation = await callApi<{ id: string }>(owner.page, `/systems/${project.id}/public-invitation`, {
    max_joins_count: 1,
  });
  const link = new URLSearchParams({ project_name: 'Web shop', project_id: project.id, invitation_id: invitation.id });

  const german = await browser.newContext({ locale: 'de-DE', storageState: await owner.page.context().storageState() });
  const page = await german.newPage();
  await page.goto(`/join/project?${link.toString()}`);

  await expect(page.getByRole('alert')).toContainText('Sie sind bereits Mitglied dieses Projekts.');
  await expect(page.getByRole('link', { name: 'Zum Projekt' })).toBeVisible();
});

test('a right-to-left page is mirrored except for time axes', { tag: '@slow' }, async ({ page, signIn }) => {
  await signIn('Ben');
  await page.getByRole('region', { name: 'Flows' }).getByRole('article').getByRole('link').first().click();
  await expect(page.getByText(/^\d+ events$/)).toBeVisible();
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));

  const left = async (name: string) => (await page.getByRole('tab', { name }).boundingBox())!.x;
  expect(await left('Comments')).toBeLessThan(await left('Timeline'));
  const expander = page.getByRole('button', { name: 'Show details' }).first();
  await expect(expander).toHaveCSS('transform', /^matrix\(-1, /);

  await page.getByRole('tab', { name: 'Timeline' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Comments' })).toBeFocused();

  const play = (await page.getByRole('button', { name: 'Play', exact: true }).boundingBox())!;
  const fullscreen = (await page.getByRole('button', { name: 'Full screen' }).boundingBox())!;
  expect(play.x).toBeLessThan(fullscreen.x);
});
