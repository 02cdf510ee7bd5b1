import type { Page } from '@playwright/test';
import { expect, send, recordShop, startRecording, stopRecording, test } from '../support/fixtures.js';
import type { StoredFlow } from '../support/server.js';

interface RecordedRequest {
  type: string;
  method: string;
  path: string;
  status: number | undefined;
  error: string | undefined;
}

/** Requests of a flow with their responses. */
function requestsOf({ timeline }: StoredFlow): RecordedRequest[] {
  const responses = new Map(
    timeline.flatMap(({ correlation_id: id, network_response_data: data }) => (data ? [[id, data]] : [])),
  );
  return timeline.flatMap(({ correlation_id: id, network_request_data: data }) => {
    if (!data) return [];
    const { resource_type: type, method, url } = data as Record<string, string>;
    const { status, error } = (responses.get(id) ?? {}) as { status?: number; error?: string };
    return [{ type: type ?? '', method: method ?? '', path: new URL(url ?? '').pathname, status, error }];
  });
}

const fetchInPage = (page: Page, url: string, init = {}) =>
  page.evaluate(
    ([to, how]) =>
      fetch(to, how).then(
        () => undefined,
        () => undefined,
      ),
    [url, init] as const,
  );

test('documents, workers, preflights and failure reasons are recorded, each request once', async ({
  opened: { context },
  server,
  shop,
  email,
  popup,
}) => {
  const page = await recordShop({ context, shop, popup });
  await page.goto(`${shop.url}/loaded`);
  await fetchInPage(page, '/api/broken');
  for (let turn = 0; turn < 20; turn += 1) await fetchInPage(page, '/api/same');
  await fetchInPage(page, `${shop.otherSiteUrl}/api/cross`, { method: 'PUT', headers: { 'x-preflight': '1' } });
  await page.evaluate(() => new Promise((resolve) => (new Worker('/worker.js').onmessage = resolve)));
  await page.evaluate(() => {
    const form = Object.assign(document.createElement('form'), { method: 'post', action: '/api/moved' });
    document.body.append(form);
    form.submit();
  });
  await page.waitForURL('**/api/arrived');
  await page.waitForTimeout(3_000);

  const flow = await server.readFlow(email, await send(await stopRecording(popup), 'Observed'));
  const requests = requestsOf(flow);
  const at = (path: string) => requests.filter((request) => request.path === path);
  expect(at('/loaded')).toMatchObject([{ type: 'document', method: 'GET', status: 200 }]);
  expect(at('/api/broken')).toHaveLength(1);
  expect(at('/api/broken')[0]?.error).toMatch(/net::ERR_EMPTY_RESPONSE.*Failed to fetch/);
  expect(at('/api/same').map(({ type, status }) => [type, status])).toEqual(
    Array.from({ length: 20 }, () => ['fetch', 200]),
  );
  expect(at('/worker.js')).toMatchObject([{ type: 'script', status: 200 }]);
  expect(at('/api/from-worker')).toMatchObject([{ status: 200 }]);
  expect(at('/api/cross').map(({ type }) => type)).toEqual(expect.arrayContaining(['fetch', 'preflight']));
  expect(at('/api/moved')).toMatchObject([{ type: 'document', method: 'POST', status: 302 }]);
  expect(at('/api/arrived')).toMatchObject([{ type: 'document', method: 'GET', status: 200 }]);
  expect(JSON.stringify(flow.timeline)).not.toContain('cookie-canary');
});

test(
  'a request from before the probes were installed is recorded',
  { tag: '@slow' },
  async ({ opened: { context }, server, shop, email, popup }) => {
    const page = await context.newPage();
    await page.goto(shop.url);
    await page.evaluate(() => Object.assign(window, { keptFetch: window.fetch.bind(window) }));
    await startRecording(popup);
    await page.evaluate(() => (window as unknown as { keptFetch: typeof fetch }).keptFetch('/api/kept'));
    await page.waitForTimeout(3_000);
    const flow = await server.readFlow(email, await send(await stopRecording(popup), 'Late'));
    expect(requestsOf(flow).filter(({ path }) => path === '/api/kept')).toMatchObject([{ status: 200 }]);
  },
);

test(
  'requests of other tabs and sites are not recorded',
  { tag: '@slow' },
  async ({ opened: { context }, server, shop, email, popup }) => {
    const other = await context.newPage();
    await other.goto(`${shop.url}/other`);
    const page = await recordShop({ context, shop, popup });
    await fetchInPage(other, '/api/of-another-tab');
    await fetchInPage(page, '/api/recorded');
    await page.goto(`${shop.otherSiteUrl}/bank`);
    await fetchInPage(page, '/api/of-the-bank');
    await page.waitForTimeout(3_000);
    const flow = await server.readFlow(email, await send(await stopRecording(popup), 'One tab, one site'));
    const paths = requestsOf(flow).map(({ path }) => path);
    expect(paths).toContain('/api/recorded');
    for (const foreign of ['/api/of-another-tab', '/bank', '/api/of-the-bank']) expect(paths).not.toContain(foreign);
  },
);

/** Makes the service worker of the shop ask its server. */
const fetchInServiceWorker = (page: Page, path: string) =>
  page.evaluate(async (url) => {
    await navigator.serviceWorker.register('/service-worker.js');
    const { active } = await navigator.serviceWorker.ready;
    const done = new Promise((resolve) => navigator.serviceWorker.addEventListener('message', resolve, { once: true }));
    navigator.serviceWorker.startMessages();
    active?.postMessage(url);
    await done;
  }, path);

test(
  'requests of a service worker are recorded only while no other tab of its site is open',
  { tag: '@slow' },
  async ({ opened: { context }, server, shop, email, popup }) => {
    const page = await recordShop({ context, shop, popup });
    await fetchInServiceWorker(page, '/api/only-one-tab');
    const other = await context.newPage();
    await other.goto(`${shop.url}/other`);
    await fetchInServiceWorker(other, '/api/of-whom');
    await other.close();
    await fetchInServiceWorker(page, '/api/one-tab-again');
    await page.waitForTimeout(3_000);

    const flow = await server.readFlow(email, await send(await stopRecording(popup), 'Service worker'));
    const paths = requestsOf(flow).map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['/api/only-one-tab', '/api/one-tab-again']));
    expect(paths).not.toContain('/api/of-whom');
    expect(flow.notes).toContainEqual(expect.objectContaining({ code: 'requests_left_out', count: 1 }));
  },
);
