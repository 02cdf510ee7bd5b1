import type { Locator, Page } from '@playwright/test';
import { addFlow } from '../../support/product/add-flow.js';
import { expect, test } from '../../fixtures.js';
import { newPerson } from '../../support/product/people.js';
import { expectVisibleFocus } from '../../support/keyboard/visible-focus.js';

test('the top bar shows the actions of the gallery and those of a flow', async ({ browser }) => {
  const { page, email, name: person } = await newPerson(browser, 'Rae');
  await page.route('**/config', async (route) => {
    const response = await route.fetch();
    const config = (await response.json()) as object;
    const links = { extension_store_url: 'https://store.example/flowlens', docs_url: 'https://docs.example/' };
    return route.fulfill({ response, json: { ...config, ...links } });
  });
  const title = await addFlow(page, 'Barred');
  const bar = page.getByRole('banner');

  const everywhere = async () => {
    await expect(bar.getByRole('link', { name: 'FlowLens' })).toHaveAttribute('href', '/flowlens');
    await expect(bar.getByRole('link', { name: 'Create Flow' })).toHaveAttribute('href', /store\.example/);
    await expect(bar.getByRole('link', { name: 'Docs' })).toHaveAttribute('href', /docs\.example/);
    await expect(bar.getByRole('button', { name: `Account of ${person}` })).toHaveAttribute('title', email);
    for (const name of ['Setup', 'Refresh']) await expect(bar.getByRole('button', { name })).toBeVisible();
  };
  const ofList = bar.getByRole('button', { name: /^(Project: .*|Project Settings)$/ });
  const ofFlow = bar.getByRole('button', { name: /^(Barred .*|Debug with AI|Share)$/ });
  await everywhere();
  await expect(ofList).toHaveCount(2);
  await expect(ofFlow).toHaveCount(0);

  await page.getByRole('main').getByRole('link', { name: title }).click();
  await expect(ofFlow).toHaveCount(3);
  await everywhere();
  await expect(ofList).toHaveCount(0);
});

test('the top bar keeps 20 characters of the title at every width, with every action in reach', async ({ browser }) => {
  const { page, name: person } = await newPerson(browser, 'Thea');
  const title = await addFlow(page, 'A title that is far too long for the bar');
  await page.route('**/systems/invitations/my', (route) =>
    route.fulfill({ json: { invitations: [INVITATION, { ...INVITATION, id: 'second' }] } }),
  );
  await page.reload();
  await page.getByRole('main').getByRole('link', { name: title }).click();
  const bar = page.getByRole('banner');
  const text = bar.getByRole('heading', { level: 1 }).locator('.fl-flow-title-text');
  await expect(bar.getByRole('button', { name: 'Link to Jira' })).toBeVisible();
  await expect(bar.getByRole('button', { name: /invitations/i })).toBeVisible();

  for (const width of [1440, 1321, 1320, 1024, 961, 960, 701, 700, 512, 480, 390, 320]) {
    await page.setViewportSize({ width, height: 768 });
    expect(await text.evaluate(roomInCharacters), `characters at ${width} pixels`).toBeGreaterThanOrEqual(20);
    if (width <= 480) await bar.getByRole('button', { name: 'More' }).click();
    for (const action of [
      ...['Debug with AI', 'Link to Jira', 'Share', 'Setup', 'Refresh'].map((name) =>
        bar.getByRole('button', { name, exact: true }),
      ),
      bar.getByRole('button', { name: `Account of ${person}` }),
      ...['Create Flow', 'Docs'].map((name) => bar.getByRole('link', { name })),
    ])
      await expect(action, `at ${width} pixels`).toBeInViewport({ ratio: 1 });
    if (width <= 480) await page.keyboard.press('Escape');
  }
});

const INVITATION = {
  id: 'first',
  system_id: '00000000-0000-4000-8000-000000000000',
  system_name: 'Shop',
  system_category: 'PERSONAL',
  invited_by_email: 'ada@flowlens.test',
};

/** Returns how many average characters of a text fit into its element. */
function roomInCharacters(element: HTMLElement | SVGElement): number {
  const { font } = getComputedStyle(element);
  const context = document.createElement('canvas').getContext('2d')!;
  context.font = font;
  const text = element.textContent ?? '';
  return Math.floor(element.clientWidth / (context.measureText(text).width / text.length));
}

test('the menu of the bar on phones closes on Escape and returns the focus', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('Ada');
  const bar = page.getByRole('banner');
  const more = bar.getByRole('button', { name: 'More' });
  await expect(bar.getByRole('button', { name: 'Setup' })).toBeHidden();

  await more.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(bar.getByRole('link', { name: 'Docs' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await expect(bar.getByRole('button', { name: 'Setup' })).toBeHidden();

  await more.click();
  await bar.getByRole('button', { name: 'Setup' }).click();
  await expect(page.getByRole('dialog', { name: /MCP/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
});

test('the top bar links to the built-in recording page and guide when no others are configured', async ({
  page,
  signIn,
}) => {
  await signIn('Ada');
  const bar = page.getByRole('banner');

  await expect(bar.getByRole('link', { name: 'Docs' })).toHaveAttribute('href', /\/docs$/);
  await bar.getByRole('link', { name: 'Create Flow' }).click();

  await expect(page).toHaveURL(/\/flowlens\/record$/);
  await expect(page.getByRole('heading', { name: 'Record a flow' })).toBeVisible();
});

test('the setup wizard offers the built extension for download', async ({ page, signIn }) => {
  await signIn('Ada');
  await page.goto('/flowlens/setup-wizard');
  const wizard = page.getByRole('dialog', { name: 'Get started' });
  const step = wizard.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Add the extension' }) });
  await expect(step.getByRole('status')).toHaveText(/^Then click the icon of the extension and connect it to http:/);
  const download = page.waitForEvent('download');
  await step.getByRole('link', { name: 'Download' }).click();

  expect((await download).suggestedFilename()).toBe('flowlens-recorder.zip');
});

test(
  'a toast appears at the bottom right, is reached with Alt+T, and disappears by itself',
  { tag: '@slow' },
  async ({ browser }) => {
    const { page } = await newPerson(browser, 'Sia');
    const toasts = await openFlow(page, 'Copied often');

    await copyId(page);
    await expect(toasts.first()).toContainText('Flow ID copied to clipboard');
    await page.keyboard.press('Alt+KeyT');
    await expect(toasts.locator('xpath=..')).toBeFocused();
    await expectVisibleFocus(toasts.locator('xpath=..'));
    await toasts.first().hover();
    const { x, y, width, height } = (await toasts.first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const shown = page.viewportSize() ?? { width: 0, height: 0 };
    expect(Math.abs(shown.width - x - width)).toBeLessThan(40);
    expect(Math.abs(shown.height - y - height)).toBeLessThan(40);
    expect(width).toBe(356);

    await page.mouse.move(0, 0);
    await page.keyboard.press('Escape');
    await page.clock.runFor(5_000);
    await expect(toasts).toHaveCount(0);
  },
);

test('at most three toasts are shown, each for four seconds', { tag: '@slow' }, async ({ browser }) => {
  const { page } = await newPerson(browser, 'Tess');
  const toasts = await openFlow(page, 'Copied four times');

  for (const count of [1, 2, 3, 4]) {
    await copyId(page);
    await expect(toasts).toHaveCount(count);
  }
  await expect(toasts.and(page.locator('[data-visible="true"]'))).toHaveCount(3);

  await page.clock.runFor(3_700);
  await expect(toasts).toHaveCount(4);
  await page.clock.runFor(1_000);
  await expect(toasts).toHaveCount(0);
});

/** Opens the page of a new flow with a fake clock. Returns the toasts. */
async function openFlow(page: Page, name: string): Promise<Locator> {
  const title = await addFlow(page, name);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await page.getByRole('main').getByRole('link', { name: title }).click();
  await expect(page.getByRole('button', { name: 'Debug with AI' })).toBeEnabled();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  return page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
}

async function copyId(page: Page): Promise<void> {
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await page.getByRole('button', { name: 'Debug with AI' }).click();
  await page.getByRole('menuitem', { name: 'Copy Flow ID' }).click();
  await expect(page.getByRole('menu')).toBeHidden();
  // The clipboard takes real time; the toast comes after it.
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toBe('');
  await page.clock.runFor(50);
}
