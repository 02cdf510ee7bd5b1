import { addRecording } from '../../support/product/add-recording.js';
import { expect, test } from '../../fixtures.js';
import { FlowPage } from '../../support/pages/flow-page.js';
import { manyEvents } from '../../support/events/many-events.js';

const EVENTS = 300_000;

test(
  'a flow of 300,000 events is uploaded, opens, scrolls to its end and is searched, and its marker leads to the error',
  { tag: '@slow' },
  async ({ page, signIn }) => {
    test.setTimeout(300_000);
    const flow = new FlowPage(page);
    const rowCount = EVENTS - EVENTS / 5;
    await signIn('Ada');
    await page.goto(await addRecording(page, 'A very long session', manyEvents(EVENTS)));

    await test.step('the whole file is read, and few rows are in the document', async () => {
      await expect(page.getByText('240,000 events', { exact: true })).toBeVisible({ timeout: 60_000 });
      await expect(flow.feed).toHaveAttribute('aria-busy', 'false');
      await expect(flow.row(/GET https:\/\/shop\.example\/api\/orders\/0, 200$/)).toHaveAttribute(
        'aria-setsize',
        String(rowCount),
      );
      expect(await flow.feed.getByRole('article').count()).toBeLessThan(80);
    });

    await test.step('it scrolls from end to end', async () => {
      const first = flow.feed.getByRole('article').first();
      await first.focus();
      await page.keyboard.press('End');
      const last = flow.row(/Navigation, .*the-very-end/);
      await expect(last).toBeFocused();
      await expect(last).toBeInViewport();
      await expect(last).toHaveAttribute('aria-posinset', String(rowCount));

      await page.keyboard.press('Home');
      await expect(flow.row(/GET https:\/\/shop\.example\/api\/orders\/0, 200$/)).toBeFocused();
    });

    await test.step('a search finds the one row it is about', async () => {
      const search = page.getByRole('searchbox', { name: 'Search events' });
      await search.pressSequentially('item-98002');
      await expect(page.getByText('1 of 240,000 events')).toBeVisible();
      await expect(flow.row(/Clicked a#item-98002/)).toHaveAttribute('aria-setsize', '1');
    });

    await test.step('the marker of the error leads to its row', async () => {
      await flow.errorMarkers().first().click();
      const error = flow.row(/Script error, TypeError: the needle broke/);
      await expect(error).toBeFocused();
      await expect(error).toBeInViewport();
      await expect(error).toHaveAttribute('aria-setsize', String(rowCount));
      await expect(page.getByRole('searchbox', { name: 'Search events' })).toHaveValue('');
    });
  },
);
