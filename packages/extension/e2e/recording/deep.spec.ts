import type { Page, Worker } from '@playwright/test';
import { expectCleanForAxe } from '../../../../e2e/support/keyboard/axe.js';
import { expect, send, startRecording, stopRecording, test } from '../support/fixtures.js';
import type { StoredFlow } from '../support/server.js';

test.use({ build: 'deep' });

interface RecordedRequest {
  path: string;
  type: string;
  requestHeaders: Record<string, string>;
  response: { status?: number; error?: string; body?: string; headers?: Record<string, string> };
}

/** Requests of a flow with their responses. */
function requestsOf({ timeline }: StoredFlow): RecordedRequest[] {
  const responses = new Map(
    timeline.flatMap(({ correlation_id: id, network_response_data: data }) => (data ? [[id, data]] : [])),
  );
  return timeline.flatMap(({ correlation_id: id, network_request_data: data }) => {
    if (!data) return [];
    const { resource_type: type, url, headers } = data as { resource_type: string; url: string; headers: object };
    return [
      {
        type,
        path: new URL(url).pathname,
        requestHeaders: headers as RecordedRequest['requestHeaders'],
        response: responses.get(id) ?? {},
      },
    ];
  });
}

const eventsOf = ({ timeline }: StoredFlow, type: string) => timeline.filter((event) => event.type === type);
const reasonsOf = ({ timeline }: StoredFlow) =>
  timeline.flatMap(({ recorder_gap_data: data }) => (data as { reason: string } | undefined)?.reason ?? []);

async function recordDeep(popup: Page): Promise<void> {
  await popup.getByRole('checkbox', { name: 'Deep recording' }).check();
  await startRecording(popup);
  await expect(popup.getByText('Deep recording is on.')).toBeVisible();
}

const fetchInPage = (page: Page, url: string, init = {}) =>
  page.evaluate(
    ([to, how]) =>
      fetch(to, how).then(
        (response) => response.text(),
        () => undefined,
      ),
    [url, init] as const,
  );

/** Returns true while the debugger of the extension is attached to a page. */
const isAttached = (worker: Worker, url: string) =>
  worker.evaluate<boolean>(`chrome.debugger
    .getTargets()
    .then((targets) => targets.find((target) => target.tabId && target.url.startsWith(${JSON.stringify(url)})))
    .then(({ tabId }) => chrome.debugger.sendCommand({ tabId }, 'Page.getFrameTree'))
    .then(() => true, () => false)`);

/** A headless browser has no banner to click, so the end is simulated as the browser delivers it. */
async function cancelBanner(worker: Worker): Promise<void> {
  await worker.evaluate(`(async () => {
    const target = (await chrome.debugger.getTargets()).find(({ attached, url }) => attached && url.endsWith('/deep'));
    await chrome.debugger.detach({ tabId: target.tabId });
    chrome.debugger.onDetach.dispatch({ tabId: target.tabId }, 'canceled_by_user');
  })()`);
}

test('the popup explains deep recording before the browser shows its banner', async ({ opened, shop, popup }) => {
  const page = await opened.context.newPage();
  await page.goto(shop.url);
  const choice = popup.getByRole('checkbox', { name: 'Deep recording' });
  await expect(choice).not.toBeChecked();
  await choice.check();
  await expect(popup.getByText('started debugging this browser')).toBeVisible();
  await expectCleanForAxe(popup, 'popup that explains deep recording', () =>
    expect(popup.getByText('You can click Cancel in the banner')).toBeVisible(),
  );
  expect(await isAttached(opened.worker, shop.url)).toBe(false);
  await startRecording(popup);
  await expect(popup.getByText('Deep recording is on.')).toBeVisible();
  expect(await isAttached(opened.worker, shop.url)).toBe(true);
  await stopRecording(popup);
  await expect.poll(() => isAttached(opened.worker, shop.url)).toBe(false);
});

test(
  'a deep recording includes data hidden from pages, each request once, and no cookie',
  { tag: '@slow' },
  async ({ opened: { context }, server, shop, email, popup }) => {
    const page = await context.newPage();
    await page.goto(shop.url);
    await recordDeep(popup);
    await page.goto(`${shop.url}/deep?frame=${encodeURIComponent(`${shop.otherSiteUrl}/foreign`)}`);
    await fetchInPage(page, '/api/own', { headers: { authorization: 'Bearer cookie-canary' } });
    await fetchInPage(page, `${shop.otherSiteUrl}/api/cross`);
    await page.evaluate(() => new Promise((resolve) => (new Worker('/worker.js').onmessage = resolve)));
    await page.evaluate(
      (origin) =>
        Promise.all(
          ['/live', '/refused'].map((path) => {
            const socket = new WebSocket(origin.replace('http', 'ws') + path);
            return new Promise((resolve) =>
              path === '/live' ? (socket.onopen = resolve) : (socket.onclose = resolve),
            );
          }),
        ),
      shop.url,
    );
    await page.waitForTimeout(3_500);

    const flow = await server.readFlow(email, await send(await stopRecording(popup), 'Deep'));
    const requests = requestsOf(flow);
    const at = (path: string) => requests.filter((request) => request.path === path);

    expect(at('/deep')).toMatchObject([{ type: 'document', response: { status: 200 } }]);
    expect(at('/deep')[0]?.response.body).toContain('<h1>deep</h1>');
    expect(at('/worker.js')).toMatchObject([{ type: 'script', response: { status: 200 } }]);
    expect(at('/worker.js')[0]?.response.body).toContain('/api/from-worker');
    expect(at('/api/from-worker')).toMatchObject([{ response: { status: 200, body: '{"path":"/api/from-worker"}' } }]);

    expect(at('/api/own')).toMatchObject([{ type: 'fetch', response: { status: 200, body: '{"path":"/api/own"}' } }]);
    // The page itself knows neither of them.
    expect(at('/api/own')[0]?.requestHeaders).toMatchObject({ 'sec-fetch-mode': 'cors' });
    expect(at('/api/own')[0]?.response.headers).toMatchObject({ connection: 'keep-alive' });
    expect(at('/api/cross')).toHaveLength(1);
    expect(at('/api/cross')[0]?.response.error).toMatch(/CORS: MissingAllowOriginHeader.*Failed to fetch/);
    expect(JSON.stringify(eventsOf(flow, 'console_error'))).toContain('blocked by CORS policy');

    const sockets = eventsOf(flow, 'websocket_created');
    expect(sockets).toHaveLength(2);
    const answered = eventsOf(flow, 'websocket_handshake_response').map(
      ({ websocket_handshake_data: data }) => data as { status: number; headers: Record<string, string> },
    );
    expect(answered).toMatchObject([{ status: 101, headers: { 'x-served-by': 'node-7' } }]);
    expect(eventsOf(flow, 'websocket_handshake_request')).toHaveLength(2);
    // Chromium tells no extension with which status a handshake was refused.
    expect(eventsOf(flow, 'websocket_closed')).toMatchObject([
      { websocket_closed_data: { reason: '1006 the connection failed: the handshake was refused or failed' } },
    ]);

    const [foreign] = at('/foreign');
    expect(at('/foreign')).toHaveLength(1);
    expect(foreign).toMatchObject({ type: 'document', requestHeaders: {}, response: { status: 200, headers: {} } });
    expect(foreign?.response).not.toHaveProperty('body');

    expect(reasonsOf(flow)).toEqual([]);
    const text = JSON.stringify(flow.timeline);
    for (const secret of ['cookie-canary', 'correct horse']) expect(text).not.toContain(secret);
  },
);

test(
  'a cancelled banner leaves a gap, and the recording continues in standard mode',
  { tag: '@slow' },
  async ({ opened: { context, worker }, server, shop, email, popup }) => {
    const page = await context.newPage();
    await page.goto(`${shop.url}/deep`);
    await recordDeep(popup);
    await page.reload();
    await page.waitForTimeout(1_000);
    await cancelBanner(worker);
    await expect(popup.getByText('Deep recording has ended.')).toBeVisible();
    await page.goto(`${shop.url}/standard`);
    await page.evaluate(() => new Promise((resolve) => (new Worker('/worker.js').onmessage = resolve)));
    await fetchInPage(page, '/api/broken');
    await page.waitForTimeout(3_000);

    const review = await stopRecording(popup);
    const flowId = await send(review, 'Cancelled');
    const flow = await server.readFlow(email, flowId);
    const requests = requestsOf(flow);
    const at = (path: string) => requests.filter((request) => request.path === path);
    expect(at('/deep')[0]?.response.body).toContain('<h1>deep</h1>');
    expect(at('/standard')).toMatchObject([{ type: 'document', response: { status: 200 } }]);
    expect(at('/standard')[0]?.response).not.toHaveProperty('body');
    expect(at('/api/from-worker')).toMatchObject([{ response: { status: 200 } }]);
    expect(at('/api/broken')[0]?.response.error).toMatch(/net::ERR_EMPTY_RESPONSE/);
    expect(reasonsOf(flow)).toEqual(['deep_cancelled']);

    await review.goto(`${server.url}/flowlens/flow/${flowId}`);
    await review.getByRole('tab', { name: 'Device Info' }).click();
    const info = review.getByRole('region', { name: 'Device Info' });
    await expect(info.getByText('Deep', { exact: true })).toBeVisible();
    await expect(info.getByText(/Deep recording was cancelled in the browser at/)).toBeVisible();
  },
);

test(
  'the debugger detaches when the tab shows another site, and attaches again on the way back',
  { tag: '@slow' },
  async ({ opened: { context }, server, shop, email, popup }) => {
    const page = await context.newPage();
    await page.goto(shop.url);
    await recordDeep(popup);
    await page.goto(`${shop.otherSiteUrl}/bank`);
    await expect(popup.getByText('The tab shows another site.')).toBeVisible();
    await fetchInPage(page, '/api/of-the-bank');
    await page.goto(`${shop.url}/back`);
    await expect(popup.getByText('The tab shows another site.')).toBeHidden();
    await page.waitForTimeout(1_500);
    await page.goto(`${shop.url}/deep`);
    await page.waitForTimeout(3_000);

    const flow = await server.readFlow(email, await send(await stopRecording(popup), 'There and back'));
    const requests = requestsOf(flow);
    const paths = requests.map(({ path }) => path);
    for (const foreign of ['/bank', '/api/of-the-bank']) expect(paths).not.toContain(foreign);
    expect(requests.find(({ path }) => path === '/deep')?.response.body).toContain('<h1>deep</h1>');
    expect(reasonsOf(flow).filter((reason) => reason !== 'site_left_out')).toEqual([]);
  },
);
