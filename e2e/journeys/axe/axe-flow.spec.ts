import { expect, expectCleanForAxe, test } from '../../support/keyboard/axe.js';
import { FlowPage } from '../../support/pages/flow-page.js';

test.slow();

test('axe finds no violation in any tab of a flow', async ({ page, signIn }) => {
  const flow = new FlowPage(page);
  const tab = (name: string | RegExp) => page.getByRole('tab', { name }).click();
  const search = page.getByRole('searchbox', { name: 'Search events' });
  await signIn('Ada');
  await flow.openFromGallery(/checkout/i);

  await expectCleanForAxe(page, 'flow, timeline', async () => {
    await expect(flow.errorMarkers().first()).toBeVisible();
    await expect(flow.feed.getByRole('article').first()).toBeVisible();
  });
  await expectCleanForAxe(page, 'flow, details of a request', async () => {
    await search.fill('500');
    await flow.filtered();
    await flow
      .row(/Network request, POST .*500/)
      .first()
      .getByRole('button', { name: 'Show details' })
      .click();
    await expect(flow.feed.getByText('Response headers')).toBeVisible();
  });
  await expectCleanForAxe(page, 'flow, an error that a mark led to, with its details', async () => {
    await flow.errorMarkers().last().click();
    const error = flow.feed.locator('article:focus');
    await expect(error).toHaveAttribute('data-severity', 'error');
    await page.keyboard.press('Enter');
    await expect(error.getByText('Timing')).toBeVisible();
  });
  await expectCleanForAxe(page, 'flow, card of a mark', async () => {
    await flow.errorMarkers().first().hover();
    await expect(page.getByRole('list', { name: 'Markers' }).getByText(/500/).first()).toBeVisible();
  });
  await expectCleanForAxe(page, 'flow, errors alone, times of day', async () => {
    await page.getByRole('button', { name: /^Errors/ }).click();
    await page.getByRole('button', { name: 'Show times of day' }).click();
    await expect(page.getByText(/^\d+ of \d+ events$/)).toBeVisible();
  });
  await expectCleanForAxe(page, 'flow, no event matches', async () => {
    await search.fill('nothing has this text');
    await expect(page.getByText('No events match your filters')).toBeVisible();
  });
  await expectCleanForAxe(page, 'flow, comments', async () => {
    await tab(/Comments/);
    await expect(page.getByText('The postage table has capital codes only.', { exact: false })).toBeVisible();
  });
  await expectCleanForAxe(page, 'flow, a comment that is edited', async () => {
    await page
      .getByRole('button', { name: /^Edit comment/ })
      .first()
      .click();
    await expect(page.getByRole('textbox', { name: 'Comment', exact: true })).toBeFocused();
    await page.keyboard.type(' A draft.');
  });
  await expectCleanForAxe(page, 'flow, a draft of a comment', async () => {
    await page.getByRole('textbox', { name: 'New comment' }).focus();
    await expect(page.getByRole('button', { name: 'Not saved: continue editing' })).toBeVisible();
  });
  await expectCleanForAxe(page, 'flow, device info', async () => {
    await tab('Device Info');
    await expect(page.getByRole('region', { name: 'Device Info' })).toBeVisible();
  });
  await expectCleanForAxe(page, 'flow, sequence diagram', async () => {
    await tab('Sequence');
    await expect(page.getByRole('list', { name: 'Messages' })).toBeVisible();
  });
  await expectCleanForAxe(page, 'flow, keys of the player', async () => {
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  });
  await page.keyboard.press('Escape');
  await expectCleanForAxe(page, 'flow, playing, with a tooltip', async () => {
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.getByRole('button', { name: 'Pause', exact: true }).hover();
    await expect.poll(() => flow.currentTime()).toBeGreaterThan(0.2);
  });
});

test(
  'axe finds no violation in the details of a WebSocket connection and of errors',
  { tag: '@slow' },
  async ({ page, signIn }) => {
    const flow = new FlowPage(page);
    await signIn('Ben');
    await flow.openFromGallery(/chat/i);
    for (const kind of ['WebSocket', 'Actions', 'Local storage', 'Navigation', 'Console errors']) {
      await expectCleanForAxe(page, `flow, details of ${kind}`, async () => {
        const filter = page.getByRole('search').getByRole('button', { name: new RegExp(`^${kind}`) });
        await filter.click();
        await flow.filtered();
        await flow.feed.getByRole('button', { name: 'Show details' }).first().click();
        await expect(flow.feed.getByText('Timing').first()).toBeVisible();
      });
      await page.getByRole('button', { name: 'Clear filters' }).click();
    }
  },
);
