import { addRecording } from '../../support/product/add-recording.js';
import { expect, test } from '../../fixtures.js';
import { FlowPage } from '../../support/pages/flow-page.js';

/** Tested on this build, which once omitted the distinction. */
test('a query that is not valid UTF-8 is displayed as it was sent', { tag: '@slow' }, async ({ page, signIn }) => {
  const flow = new FlowPage(page);
  await signIn('Ada');
  const request = {
    type: 'network_request',
    relative_time_ms: 100,
    timestamp: Date.parse('2026-03-02T09:14:06.100Z'),
    correlation_id: 'search',
    network_request_data: { method: 'GET', url: 'https://shop.example/search?drink=caf%E9&place=K%C3%B6ln' },
  };
  await page.goto(await addRecording(page, 'Old encodings', [request]));

  const row = flow.row(/GET .*\/search/);
  await row.getByRole('button', { name: 'Show details' }).click();

  const query = row.getByRole('table', { name: 'Query parameters' });
  await expect(query.getByRole('cell', { name: 'caf%E9', exact: true })).toBeVisible();
  await expect(query.getByRole('cell', { name: 'Köln', exact: true })).toBeVisible();
});
