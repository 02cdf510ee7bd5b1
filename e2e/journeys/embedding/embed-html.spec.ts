import { embedFlow } from '../../support/hosts/embed-flow.js';
import { type StartedHost, startHost } from '../../support/hosts/start-host.js';
import { expectCleanForAxe } from '../../support/keyboard/axe.js';
import { stylesOf, watchFaults } from '../../support/pages/embedded-page.js';
import { FlowPage } from '../../support/pages/flow-page.js';
import { waitUntilDrawn } from '../../support/browser/wait-until-drawn.js';
import { expect, test } from '../../fixtures.js';

const OF_HOST = ['h1', 'body > p', 'code', 'a', '#answer', 'body > p > button'];
const OF_FLOWLENS = [
  '.fl-player-controls button',
  '.fl-timeline input',
  '.fl-timeline-row',
  '.fl-timeline button',
  '.fl-flow-view-title',
  '.fl-tabs-list',
];

test.describe.serial('a plain page as host', () => {
  let host: StartedHost;
  let address: Record<string, string> = {};

  test.beforeAll(async ({ browser, playwright }) => {
    const { flowId, projectId, token } = await embedFlow(browser);
    const calls = await playwright.request.newContext({ extraHTTPHeaders: { authorization: `Bearer ${token}` } });
    const response = await calls.post(`${process.env.E2E_URL}/flowlens/flow/${flowId}/share`, { data: {} });
    const { share_url } = (await response.json()) as { share_url: string };
    await calls.dispose();
    address = { flow: flowId, project: projectId, share: share_url.split('/').at(-1) ?? '' };
    host = await startHost('html', { FLOWLENS_TOKEN: token });
  });
  test.afterAll(() => host.stop());

  const pageOf = (name: string, more: Record<string, string> = {}) =>
    `${host.url}/${name}?${new URLSearchParams({ ...address, ...more }).toString()}`;

  test('plays and seeks by method calls, and receives events', async ({ page }) => {
    const faults = await watchFaults(page);
    await page.goto(pageOf('player'));
    const state = page.locator('#state');
    await expect(state).toHaveText('ready');

    await page.getByRole('button', { name: 'Play the recording' }).click();
    await expect(state).toHaveText('play');
    await expect(page.locator('#time')).not.toHaveText('0');
    await page
      .locator('flowlens-player')
      .evaluate((player: HTMLElementTagNameMap['flowlens-player']) => player.pause());
    await expect(state).toHaveText('pause');
    await page.getByRole('button', { name: 'Show the moment of the error' }).click();

    await expect(page.locator('#time')).toHaveText('2000');
    await expect
      .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeCloseTo(2, 1);
    expect(faults()).toEqual([]);
  });

  test('shows a flow, and opens its dialogs in the shadow root under a strict policy', async ({ page }) => {
    const faults = await watchFaults(page);
    const flow = new FlowPage(page);
    await page.goto(pageOf('flow'));
    await page.getByRole('searchbox', { name: 'Search events' }).fill('500');
    await flow.filtered();
    await expect(flow.row(/POST .*500/).first()).toBeVisible();

    const menu = page.getByRole('button', { name: /checkout/i }).first();
    await menu.click();
    await page.getByRole('menuitem', { name: /edit/i }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('textbox').first()).toBeFocused();
    expect(await dialog.evaluate((element) => (element.getRootNode() as ShadowRoot).host.localName)).toBe(
      'flowlens-flow',
    );
    await waitUntilDrawn(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(menu).toBeFocused();
    expect(faults()).toEqual([]);
  });

  test('works on a page with Trusted Types', async ({ page }) => {
    const faults = await watchFaults(page);
    const started = page.waitForEvent('worker');
    await page.goto(pageOf('trusted-types'));
    await started;
    await expect(page.getByRole('feed')).toHaveAttribute('aria-busy', 'false');
    const flow = page.locator('flowlens-flow');
    for (const tab of await flow.getByRole('tab').all()) await tab.click();
    await flow
      .getByRole('button', { name: /checkout/i })
      .first()
      .click();
    await page.getByRole('menuitem', { name: /edit/i }).click();
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeFocused();
    await page.keyboard.press('Escape');

    const settings = page.locator('flowlens-project-settings');
    for (const tab of await settings.getByRole('tab').all()) await tab.click();
    await settings.getByRole('tab', { name: 'Invitations' }).click();
    await settings.getByRole('combobox', { name: 'Role' }).click();
    await page.getByRole('option', { name: 'Admin' }).click();

    await expect(settings.getByRole('combobox', { name: 'Role' })).toHaveText('Admin');
    expect(faults()).toEqual([]);
  });

  test('is part of the tab order of its page', async ({ page }) => {
    await page.goto(pageOf('player'));
    await expect(page.locator('#state')).toHaveText('ready');
    const inside = () => page.evaluate(() => document.activeElement?.localName === 'flowlens-player');

    await page.getByRole('link', { name: 'Answer' }).focus();
    await page.keyboard.press('Tab');
    expect(await inside()).toBe(true);
    await page.getByRole('button', { name: 'Play the recording' }).focus();
    await page.keyboard.press('Shift+Tab');

    expect(await inside()).toBe(true);
  });

  test('looks the same on a page with old styles, and changes nothing there', async ({ page }) => {
    const flow = new FlowPage(page);
    await page.goto(pageOf('flow'));
    await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible();
    await flow.filtered();
    const alone = await stylesOf(page, OF_FLOWLENS);

    await page.goto(pageOf('flow-with-old-styles'));
    await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible();
    await flow.filtered();
    expect(await stylesOf(page, OF_FLOWLENS)).toEqual(alone);

    const withElement = await stylesOf(page, OF_HOST);
    await page.locator('flowlens-flow').evaluate((element) => element.remove());
    expect(await stylesOf(page, OF_HOST)).toEqual(withElement);
  });

  test('adopts the tokens and the colour scheme of its page', async ({ page }) => {
    await page.goto(pageOf('settings'));
    const tab = page.getByRole('tab', { name: 'General' });
    await expect(tab).toBeVisible();
    const accent = () => tab.evaluate((element) => getComputedStyle(element).getPropertyValue('--fl-accent'));
    const textColor = () => tab.evaluate((element) => getComputedStyle(element).color);
    expect(await accent()).toContain('#4f46e5');
    const light = await textColor();

    await page.locator('body').evaluate((body) => {
      body.classList.add('branded');
      document.documentElement.style.colorScheme = 'dark';
    });

    expect(await accent()).toBe('rgb(0 110 110)');
    // Changes over some frames.
    await expect.poll(textColor).not.toBe(light);
  });

  test('shows the project settings, whose links lead to the product', async ({ page }) => {
    const faults = await watchFaults(page);
    await page.goto(pageOf('settings'));

    await page.getByRole('tab', { name: 'Invitations' }).click();
    await page.getByRole('button', { name: 'Get Link' }).click();

    const link = page.getByRole('textbox', { name: 'Invitation link' });
    await expect(link).toHaveValue(new RegExp(`^${process.env.E2E_URL}/join/project\\?`));
    expect(faults()).toEqual([]);
  });

  test('shows a public link without a token', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(pageOf('shared-flow'));

    await expect(page.getByText('View Only')).toBeVisible();
    await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible();
    expect(asked).not.toContain('/flowlens-token');
  });

  test('lets its page handle a link', async ({ page }) => {
    await page.goto(pageOf('shared-flow', { share: 'fl_sh_unknown' }));
    const link = page.getByRole('link', { name: 'Sign in' });
    await expect(link).toHaveAttribute('href', `${process.env.E2E_URL}/login`);
    const before = page.url();

    await link.click();

    await expect(page.locator('#asked')).toHaveText('login');
    expect(page.url()).toBe(before);
  });

  test('works with a script from another origin', async ({ page }) => {
    const faults = await watchFaults(page);
    await page.goto(pageOf('flow-from-cdn'));

    await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: /checkout/i }).first()).toBeVisible();
    expect(faults()).toEqual([]);
  });

  test('has no axe violations', async ({ page }) => {
    for (const name of ['player', 'flow', 'settings', 'shared-flow'])
      await expectCleanForAxe(page, name, async () => {
        await page.goto(pageOf(name));
        await expect(page.getByRole('region').first()).toBeVisible();
        if (name !== 'settings') await new FlowPage(page).seek(1);
      });
  });
});
