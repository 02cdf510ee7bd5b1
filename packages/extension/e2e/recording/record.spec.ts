import { expectCleanForAxe } from '../../../../e2e/support/keyboard/axe.js';
import { FlowPage } from '../../../../e2e/support/pages/flow-page.js';
import { expect, send, recordShop, stopRecording, test } from '../support/fixtures.js';

test('a recorded tab becomes a flow with its video, clicks, requests and errors', async ({
  opened: { context },
  server,
  shop,
  email,
  popup,
}) => {
  const page = await recordShop({ context, shop, popup });
  // The page was open already.
  await popup.getByRole('button', { name: 'Reload the page' }).click();
  await expect(popup.getByText('This page was open before')).toBeHidden();
  await expectCleanForAxe(popup, 'popup while recording', () =>
    expect(popup.getByRole('button', { name: 'Stop and review' })).toBeVisible(),
  );
  await page.bringToFront();
  await page.getByRole('button', { name: 'Order' }).click();
  await expect(page.getByText('Ordered order-77')).toBeVisible();
  await page.waitForTimeout(2_000);

  const review = await stopRecording(popup);
  await expect(review.getByRole('heading', { name: 'Review your recording' })).toBeVisible();
  await expectCleanForAxe(review, 'review of a recording', () =>
    expect(review.getByRole('button', { name: 'Send', exact: true })).toBeVisible(),
  );
  const flowId = await send(review, 'The order fails');
  await expect(review.getByText('Link copied.')).toBeVisible();
  const { status, timeline } = await server.readFlow(email, flowId);
  expect(status).toBe('completed');
  const text = JSON.stringify(timeline);
  expect(timeline.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['dom_action', 'network_request', 'network_response', 'console_error', 'navigation']),
  );
  const requests = timeline.map(({ network_request_data: data }) => data);
  // Depending on when the video begins, the reloaded page comes before it.
  expect(requests).toContainEqual(expect.objectContaining({ method: 'POST', url: `${shop.url}/api/orders` }));
  expect(text).toContain('tide-vase');
  expect(text).not.toContain('hunter2-canary');
  expect(text).not.toContain('correct horse');

  await review.goto(`${server.url}/flowlens/flow/${flowId}`);
  const flow = new FlowPage(review);
  await flow.filtered();
  await expect(flow.row(/POST .*\/api\/orders/)).toBeVisible();
  await expect(flow.row(/The order failed: order-77/)).toBeVisible();
  await flow.playAndSeeItAdvance();
});
