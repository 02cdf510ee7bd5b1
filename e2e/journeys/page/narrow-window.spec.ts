import { addFlow } from '../../support/product/add-flow.js';
import { callApi } from '../../support/product/add-flows.js';
import { expect, test } from '../../fixtures.js';
import { FlowPage } from '../../support/pages/flow-page.js';
import { delayResponses } from '../../support/browser/delay-responses.js';
import { expectNoSidewaysScroll } from '../../support/keyboard/no-sideways-scroll.js';
import { newPerson } from '../../support/product/people.js';

const NOWHERE = '00000000-0000-4000-8000-000000000000';

test('no page needs horizontal scrolling in a window of 320 pixels', async ({ browser, page: stranger }) => {
  const { page } = await newPerson(browser, 'Narrow');
  await stranger.setViewportSize({ width: 320, height: 640 });
  await page.setViewportSize({ width: 320, height: 640 });
  const title = await addFlow(page, 'AVeryLongTitleWithoutAnySpaceInIt');
  const link = page.getByRole('link', { name: title });
  await expect(link).toBeVisible();
  await expectNoSidewaysScroll(page);

  await link.click();
  const heading = page.getByRole('heading', { level: 1, name: title });
  await expect(heading).toBeVisible();
  for (const tab of ['Timeline', /Comments/, 'Device Info']) {
    await page.getByRole('tab', { name: tab }).click();
    await expectNoSidewaysScroll(page);
  }
  const flowId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const { share_url } = await callApi<{ share_url: string }>(page, `/flowlens/flow/${flowId}/share`, {});

  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('dialog', { name: 'Share Flow' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.goto(`/flowlens/flow/${flowId}/link-to-jira`);
  await expect(page.getByRole('dialog', { name: 'Create an issue on: Jira' })).toBeVisible();
  await expectNoSidewaysScroll(page);

  await page.goto('/flowlens/setup-wizard');
  const wizard = page.getByRole('dialog', { name: 'Get started' });
  await expect(wizard).toBeVisible();
  await expect(wizard).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(wizard.getByRole('link').first()).toBeFocused();
  await expect(wizard.locator('a:focus')).toBeInViewport({ ratio: 1 });
  await wizard.getByRole('button', { name: 'Setup' }).focus();
  await expect(wizard.getByRole('button', { name: 'Setup' })).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Project Settings' }).click();
  for (const tab of ['General', 'Members', 'Guests', 'Embedding', 'Invitations']) {
    await page.getByRole('tab', { name: tab }).click();
    await expectNoSidewaysScroll(page);
  }
  const settings = page.getByRole('dialog');
  const address = 'a.very.long.address.of.a.person@subdomain.example.test';
  await settings.getByRole('textbox', { name: 'E-mail' }).fill(address);
  await settings.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(settings.getByRole('listitem').filter({ hasText: address })).toBeVisible();
  const lost = await settings.getByText(address).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(lost, 'pixels of an address that do not show').toBe(0);
  await expect(settings.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  for (const name of ['Get Link', 'Revoke']) {
    const { x, width } = (await settings.getByRole('button', { name }).boundingBox()) ?? { x: Infinity, width: 0 };
    expect(x + width).toBeLessThanOrEqual(320);
  }

  await page.goto(`/join/project?project_name=Web+shop&project_id=${NOWHERE}&invitation_id=${NOWHERE}`);
  await expect(page.getByText('Unable to Join Project')).toBeVisible();
  await expectNoSidewaysScroll(page);

  await stranger.goto(share_url);
  await expect(stranger.getByText('View Only')).toBeVisible();
  await expectNoSidewaysScroll(stranger);
  await stranger.goto('/shared/flow/none');
  await expect(stranger.getByRole('heading', { name: 'Unable to load flow' })).toBeVisible();
  await expectNoSidewaysScroll(stranger);
  for (const [path, name] of [
    ['/login', 'Welcome'],
    ['/no/such/page', 'Page Not Found'],
  ] as const) {
    await stranger.goto(path);
    await expect(stranger.getByRole('heading', { name })).toBeVisible();
    await expectNoSidewaysScroll(stranger);
  }
});

test('a reloaded page keeps its scroll position, and a new page starts at the top', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 200 });
  const heading = page.getByRole('heading', { name: 'Page Not Found' });
  const scrolled = async () => {
    await expect(heading).toBeAttached();
    return page.evaluate(() => window.scrollY);
  };

  await page.goto('/no/such/page');
  await expect(heading).toBeAttached();
  await page.evaluate(() => window.scrollTo(0, 60));
  await page.reload();
  await expect.poll(scrolled).toBe(60);
  await page.goto('/no/other/page');
  expect(await scrolled()).toBe(0);

  await page.goBack();
  await expect.poll(scrolled).toBe(60);
  await page.goto('/no/such/page');
  expect(await scrolled()).toBe(0);
});

test(
  'a page with late content restores its scroll position unless the user scrolls first',
  { tag: '@slow' },
  async ({ page, signIn }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    await signIn('Ada');
    const cards = page.getByRole('article');
    const scrolled = () => page.evaluate(() => window.scrollY);
    await expect(cards).toHaveCount(3);
    await page.getByRole('link', { name: /checkout/i }).scrollIntoViewIfNeeded();
    const left = await scrolled();
    expect(left).toBeGreaterThan(100);
    await page.reload();
    await expect(cards).toHaveCount(3);
    await expect.poll(scrolled).toBe(left);

    await new FlowPage(page).openFromGallery(/checkout/i);
    await expect(page.getByRole('button', { name: 'Full screen' })).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 60));
    await page.reload();
    await expect.poll(scrolled).toBe(60);
    await page.getByRole('link', { name: 'FlowLens' }).click();
    await expect(cards).toHaveCount(3);
    await page.goBack();
    await expect.poll(scrolled).toBe(60);

    await page.goBack();
    await expect(cards).toHaveCount(3);
    await expect.poll(scrolled).toBe(left);
    const held = await delayResponses(page, ({ pathname }) => pathname.endsWith('/flows'));
    await page.reload();
    await expect(page.getByText('Loading Flows')).toBeVisible();
    await page.keyboard.press('Home');
    await expect.poll(scrolled).toBe(0);
    held.release();
    await expect(cards).toHaveCount(3);
    expect(await scrolled()).toBe(0);
  },
);

test('in a low window, as at 400 % zoom, the top bar scrolls away with the page', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await signIn('Ada');
  const home = page.getByRole('banner').getByRole('link', { name: 'FlowLens' });
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(home).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 400));
  await expect(home).not.toBeInViewport();
});

test(
  'every player control stays inside the frame at any width and letter spacing',
  { tag: '@slow' },
  async ({ page, signIn }) => {
    await signIn('Ada');
    await page.getByRole('link', { name: /checkout/i }).click();
    const player = page.getByRole('region', { name: 'Video player' });
    const controls = player.getByRole('button').or(player.getByRole('combobox'));
    await expect(page.getByRole('button', { name: 'Full screen' })).toBeVisible();

    for (const spacing of ['', '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }']) {
      if (spacing) await page.addStyleTag({ content: spacing });
      for (const width of [320, 360, 390, 414, 430, 480, 520, 530, 590, 640, 820, 960]) {
        await page.setViewportSize({ width, height: 844 });
        const beyond = async () => {
          const ends = await controls.evaluateAll((all) => all.map((control) => control.getBoundingClientRect().right));
          const { x, width: frameWidth } = (await player.boundingBox())!;
          return Math.max(...ends) - (x + frameWidth);
        };
        await expect.poll(beyond, `controls beyond the frame at ${width} pixels ${spacing}`).toBeLessThanOrEqual(0);
        await expect(page.getByRole('button', { name: 'Full screen' })).toBeVisible();
      }
    }
  },
);
