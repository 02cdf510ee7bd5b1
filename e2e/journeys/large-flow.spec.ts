import { addRecording } from '../add-recording.js';
import { expect, test } from '../fixtures.js';
import { FlowPage } from '../flow-page.js';

const EVENTS = 100_000;
/** The video is some seconds long; every event falls into it. */
const LENGTH_MS = 10_000;

/** Clicks, warnings, storage and requests with their responses; one error in the middle, one last event that nothing else looks like. */
function manyEvents(): object[] {
  const startedAt = Date.parse('2026-03-02T09:14:06.000Z');
  return Array.from({ length: EVENTS }, (_, index) => {
    const relative_time_ms = Math.floor((index / EVENTS) * LENGTH_MS);
    return { relative_time_ms, timestamp: startedAt + relative_time_ms, ...dataAt(index) };
  });
}

function dataAt(index: number): object {
  if (index === EVENTS / 2 + 2) {
    return { type: 'javascript_error', javascript_error_data: { message: 'TypeError: the needle broke' } };
  }
  if (index === EVENTS - 1)
    return { type: 'navigation', navigation_data: { url: 'https://shop.example/the-very-end' } };
  const correlation_id = `request-${Math.floor(index / 5)}`;
  const url = `https://shop.example/api/orders/${Math.floor(index / 5)}`;
  switch (index % 5) {
    case 0:
      return { type: 'network_request', correlation_id, network_request_data: { method: 'GET', url } };
    case 1:
      return {
        type: 'network_response',
        correlation_id,
        network_response_data: { status: 200, url, body: '{"ok":true}' },
      };
    case 2:
      return { type: 'dom_action', action_type: 'click', target: { tagName: 'A', id: `item-${index}` } };
    case 3:
      return { type: 'console_warn', console_warn_data: { message: `Slow frame ${index}` } };
    default:
      return { type: 'local_storage', local_storage_data: { key: `key-${index}`, value: String(index) } };
  }
}

test('a flow of 100,000 events opens, scrolls to its end, is searched, and its marker leads to the error', async ({
  page,
  signIn,
}) => {
  test.setTimeout(300_000);
  const flow = new FlowPage(page);
  const rowCount = EVENTS - EVENTS / 5;
  await signIn('Ada');
  await page.goto(await addRecording(page, 'A very long session', manyEvents()));

  await test.step('the whole file is read, and few rows are in the document', async () => {
    await expect(page.getByText('80,000 events', { exact: true })).toBeVisible({ timeout: 60_000 });
    await expect(flow.feed).toHaveAttribute('aria-busy', 'false');
    await expect(flow.row(/GET \/api\/orders\/0, 200/)).toHaveAttribute('aria-setsize', String(rowCount));
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
    await expect(flow.row(/GET \/api\/orders\/0, 200/)).toBeFocused();
  });

  await test.step('a search finds the one row it is about', async () => {
    const search = page.getByRole('searchbox', { name: 'Search events' });
    await search.pressSequentially('item-98002');
    await expect(page.getByText('1 of 80,000 events')).toBeVisible();
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
});
