import { expect, signInFromLogin, test } from '../../fixtures.js';
import { FlowPage } from '../../support/pages/flow-page.js';

test.describe('watching a recorded bug', () => {
  test('leads from sign-in to the failing request', async ({ page, signIn }) => {
    const flow = new FlowPage(page);
    await signIn('Cleo');

    await expect(page).toHaveURL(/\/flowlens/);
    await expect(page.getByRole('article')).toHaveCount(3);
    await flow.openFromGallery(/checkout/i);

    await flow.playAndSeeItAdvance();

    const highlighted = flow.highlightedRow();
    await flow.errorMarkers().first().click();
    const row = await highlighted;
    await expect(row).toBeFocused();
    await expect(row).toHaveAttribute('data-severity', 'error');
    await expect(row).toBeInViewport();
  });

  test('shows the frame of its start time before the first play', async ({ page, signIn }) => {
    const flow = new FlowPage(page);
    await signIn('Ada');
    await flow.openFromGallery(/checkout/i);
    const settled = () =>
      flow.video.evaluate(({ poster, seeking, readyState, currentTime }: HTMLVideoElement) => ({
        poster,
        drawn: !seeking && readyState >= HTMLMediaElement.HAVE_CURRENT_DATA,
        currentTime,
      }));
    await expect.poll(settled).toEqual({ poster: '', drawn: true, currentTime: 0 });

    await page.goto(`${page.url()}?t=4`);

    await expect.poll(settled).toEqual({ poster: '', drawn: true, currentTime: 4 });
  });

  test('shows every tab in the panel at its minimum width', { tag: '@slow' }, async ({ page, signIn }) => {
    const flow = new FlowPage(page);
    await signIn('Ada');
    await flow.openFromGallery(/checkout/i);
    const handle = page.getByRole('separator', { name: 'Width of the video' });
    for (const width of [1440, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      await handle.focus();
      await page.keyboard.press('End');
      await expect(handle).toHaveAttribute('aria-valuenow', '75');
      const panel = (await page.getByRole('tablist').boundingBox())!;

      for (const tab of await page.getByRole('tab').all()) {
        const box = (await tab.boundingBox())!;
        expect(box.x).toBeGreaterThanOrEqual(panel.x);
        expect(box.x + box.width).toBeLessThanOrEqual(panel.x + panel.width);
        await expect(tab).toBeInViewport({ ratio: 1 });
      }
    }

    await page.getByRole('tab', { name: 'Timeline' }).focus();
    await page.keyboard.press('End');
    await expect(page.getByRole('tab', { name: 'Sequence' })).toHaveAttribute('aria-selected', 'true');
  });

  test(
    'brings the timeline to the front and clears its filters on an error marker',
    { tag: '@slow' },
    async ({ page, signIn }) => {
      const flow = new FlowPage(page);
      await signIn('Ada');
      await flow.openFromGallery(/checkout/i);
      await page.getByRole('searchbox', { name: 'Search events' }).fill('nothing has this text');
      await expect(page.getByText('No events match your filters')).toBeVisible();
      await page.getByRole('tab', { name: 'Device Info' }).click();

      const highlighted = flow.highlightedRow();
      await flow.errorMarkers().first().click();

      await expect(page.getByRole('tab', { name: 'Timeline' })).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('searchbox', { name: 'Search events' })).toHaveValue('');
      await expect(await highlighted).not.toHaveAttribute('data-highlighted');
    },
  );

  test('opens the comments on a comment marker', async ({ page, signIn }) => {
    const flow = new FlowPage(page);
    await signIn('Ben');
    await flow.openFromGallery(/sorting/i);

    await page
      .getByRole('button', { name: /^Comment at / })
      .first()
      .click();

    await expect(page.getByRole('tab', { name: /Comments/ })).toHaveAttribute('aria-selected', 'true');
  });

  test('lists events of one marker in its card', async ({ page, signIn }) => {
    const flow = new FlowPage(page);
    await signIn('Ben');
    await flow.openFromGallery(/checkout/i);

    const card = page.getByRole('list', { name: 'Markers' }).getByRole('list').getByRole('button');
    await flow.errorMarkers().first().hover();
    await expect(card).toHaveText([/500 POST \/api\/orders/, /Checkout failed/]);

    // The card of the errors covers the lane of the comments.
    await page.mouse.move(0, 0);
    await expect(card).toHaveCount(0);
    await page
      .getByRole('button', { name: /^Comment at .*, and 1 more$/ })
      .first()
      .hover();
    await expect(card).toHaveText([/^Comment at /, /^Comment at /]);
    await card.filter({ hasText: 'The order call answers 500' }).click();

    await expect(page.getByRole('tab', { name: /Comments/ })).toHaveAttribute('aria-selected', 'true');
  });

  test('shows the response of a request and seeks the video on a click', async ({ page, signIn }) => {
    const flow = new FlowPage(page);
    await signIn('Ada');
    await flow.openFromGallery(/checkout/i);
    await page.getByRole('searchbox', { name: 'Search events' }).fill('500');
    await flow.filtered();
    const failed = flow.row(/Network request, POST .*500/).first();

    await failed.getByRole('button', { name: 'Show details' }).click();
    await expect(failed.getByText('Response headers')).toBeVisible();
    const time = failed.getByRole('button', { name: /^Go to \d/ });
    await time.click();

    const label = (await time.getAttribute('aria-label')) ?? '';
    const [minutes = '0', seconds = '0'] = label.replace('Go to ', '').split(':');
    const target = Number(minutes) * 60 + Number(seconds);
    await expect.poll(() => flow.currentTime()).toBeGreaterThan(target - 0.2);
    expect(await flow.currentTime()).toBeLessThan(target + 0.2);
  });

  test(
    'scrolls the timeline with the video until the user scrolls, and again on request',
    { tag: '@slow' },
    async ({ page, signIn }) => {
      const flow = new FlowPage(page);
      await signIn('Ada');
      await flow.openFromGallery(/checkout/i);
      const current = flow.feed.locator('[aria-current="time"]');
      const seekBar = page.getByRole('slider', { name: 'Seek' });
      await expect(flow.feed.getByRole('article').first()).toBeVisible();

      await seekBar.press('End');
      await expect(current).toBeInViewport();
      await expect(page.getByRole('button', { name: 'Follow video' })).toBeHidden();

      await flow.feed.hover();
      await page.mouse.wheel(0, -20_000);
      await expect(current).not.toBeInViewport();
      await page.getByRole('button', { name: 'Follow video' }).click();
      await expect(current).toBeInViewport();
    },
  );

  test('has every recorded kind of event behind its filter', async ({ page, signIn }) => {
    const flow = new FlowPage(page);
    await signIn('Ada');
    await flow.openFromGallery(/chat/i);

    const filters = page.getByRole('search', { name: 'Filter events' });
    for (const kind of ['Fetch/XHR', 'WebSocket', 'Actions', 'Local storage', 'Navigation']) {
      await expect(filters.getByRole('button', { name: new RegExp(`^${kind}`) })).toBeVisible();
    }
    await filters.getByRole('button', { name: /^WebSocket/ }).click();
    await expect(flow.row(/WebSocket connection/).first()).toBeVisible();
    await expect(flow.row(/Network request/)).toHaveCount(0);
  });

  test('leads from a deep link through the login back to the flow', async ({ page, signIn }) => {
    const flow = new FlowPage(page);
    await signIn('Ada');
    await flow.openFromGallery(/checkout/i);
    const address = page.url();
    await page.evaluate(() => localStorage.clear());
    await page.context().clearCookies();

    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
    await signInFromLogin(page, 'Ada');

    await expect(page).toHaveURL(address);
    await expect(flow.feed.getByRole('article').first()).toBeVisible();
  });
});
