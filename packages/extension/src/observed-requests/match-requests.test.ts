import type { RecordedEvent } from '@flowlens/recorder/parts';
import { beforeEach, describe, expect, it } from 'vitest';
import { createRequestMatcher, type RequestMatcher } from './match-requests.js';
import type { ObservedRequest } from './observed-request.js';

const URL = 'https://shop.example/api/cart';
const PAGE = { documentId: 'D', isTop: true };
let now: number;
let events: RecordedEvent[];
let matcher: RequestMatcher;

beforeEach(() => {
  now = 10_000;
  events = [];
  matcher = createRequestMatcher({ now: () => now, emit: (event) => events.push(event) });
});

function observe(change: Partial<ObservedRequest> = {}): void {
  matcher.fromBrowser({
    id: '1',
    documentId: 'D',
    frameId: 0,
    type: 'xmlhttprequest',
    method: 'GET',
    url: URL,
    requestHeaders: { accept: '*/*' },
    responseHeaders: {},
    redirects: [],
    startedAt: now,
    endedAt: now,
    ...change,
  });
}

function ask(id: string, change: { method?: string; url?: string; documentId?: string } = {}): void {
  const { documentId = 'D', method = 'GET', url = URL } = change;
  const network_request_data = { method, url, resource_type: 'fetch' };
  matcher.fromPage(
    { type: 'network_request', at: now, correlation_id: id, network_request_data },
    { documentId, isTop: true },
  );
}

function addResponse(id: string, data: object = { status: 200 }): void {
  matcher.fromPage({ type: 'network_response', at: now, correlation_id: id, network_response_data: data }, PAGE);
}

const responses = () => events.flatMap(({ network_response_data: data }) => data ?? []);
const requests = () => events.flatMap(({ network_request_data: data }) => data ?? []);

describe('createRequestMatcher', () => {
  it('merges a request that both sides have seen', () => {
    ask('d1.1');
    observe({ status: 200 });
    addResponse('d1.1');
    matcher.flush();
    expect(requests()).toHaveLength(1);
    expect(responses()).toEqual([{ status: 200 }]);
  });

  it('uses the browser’s request first when it arrives first', () => {
    observe({ status: 200 });
    ask('d1.1');
    addResponse('d1.1');
    matcher.flush();
    expect(requests()).toHaveLength(1);
  });

  it('adds the reason to a failed request, whichever side arrives first', () => {
    ask('d1.1');
    observe({ error: 'net::ERR_CONNECTION_RESET' });
    addResponse('d1.1', { status: 0, error: 'TypeError: Failed to fetch' });

    ask('d1.2');
    addResponse('d1.2', { status: 0, error: 'TypeError: Failed to fetch' });
    expect(responses()).toHaveLength(1);
    observe({ error: 'net::ERR_NAME_NOT_RESOLVED' });
    expect(responses().map(({ error }) => error)).toEqual([
      'net::ERR_CONNECTION_RESET, TypeError: Failed to fetch',
      'net::ERR_NAME_NOT_RESOLVED, TypeError: Failed to fetch',
    ]);
  });

  it('releases a failed response after two seconds without a reason', () => {
    observe({ id: '9', url: 'https://shop.example/other', status: 200 });
    ask('d1.1');
    addResponse('d1.1', { status: 0, error: 'TypeError: Failed to fetch' });
    matcher.tick();
    expect(responses()).toEqual([]);
    now += 2_000;
    matcher.tick();
    expect(responses()).toContainEqual({ status: 0, error: 'TypeError: Failed to fetch' });
  });

  it('holds nothing back while the browser reports no requests', () => {
    ask('d1.1');
    addResponse('d1.1', { status: 0, error: 'TypeError: Failed to fetch' });
    expect(responses()).toHaveLength(1);
  });

  it('matches equal requests in their order', () => {
    observe({ id: '9', url: 'https://shop.example/other' });
    for (const id of ['d1.1', 'd1.2', 'd1.3']) ask(id);
    for (const id of ['d1.1', 'd1.2', 'd1.3']) addResponse(id, { status: 0, error: 'failed' });
    for (const error of ['net::A', 'net::B', 'net::C']) observe({ error });
    expect(responses().map(({ error }) => error)).toEqual(['net::A, failed', 'net::B, failed', 'net::C, failed']);
  });

  it.each([{ documentId: 'E' }, { method: 'POST' }, { url: `${URL}?page=2` }])(
    'keeps requests apart that differ in %o',
    (change) => {
      ask('d1.1');
      observe({ status: 200, ...change });
      matcher.flush();
      expect(requests()).toHaveLength(2);
    },
  );

  it('matches addresses that differ only in their fragment', () => {
    ask('d1.1', { url: `${URL}#top` });
    observe({ status: 200 });
    matcher.flush();
    expect(requests()).toHaveLength(1);
  });

  it('emits a request that the page has not reported after two seconds', () => {
    observe({ type: 'script', url: 'https://shop.example/app.js', status: 404 });
    matcher.tick();
    expect(events).toEqual([]);
    now += 2_000;
    matcher.tick();
    expect(requests()).toEqual([
      expect.objectContaining({ method: 'GET', url: 'https://shop.example/app.js', resource_type: 'script' }),
    ]);
    expect(responses()).toEqual([{ url: 'https://shop.example/app.js', status: 404, headers: {} }]);
    expect(events[0]?.correlation_id).toBe(events[1]?.correlation_id);
  });

  it('names preflights, documents and each redirect', () => {
    observe({ method: 'OPTIONS', requestHeaders: { 'access-control-request-method': 'PUT' }, status: 204 });
    const redirects = [{ url: `${URL}/new`, method: 'GET', status: 301, at: now }];
    observe({ id: '2', type: 'main_frame', redirects, status: 200 });
    matcher.flush();
    expect(requests().map(({ resource_type, url }) => [resource_type, url])).toEqual([
      ['preflight', URL],
      ['document', URL],
      ['document', `${URL}/new`],
    ]);
    expect(responses().map(({ status }) => status)).toEqual([204, 301, 200]);
  });

  it('reports a redirected form, whose next request is a GET', () => {
    const redirects = [{ url: `${URL}/done`, method: 'GET', status: 302, at: 10_040 }];
    observe({ type: 'main_frame', method: 'POST', redirects, status: 200, endedAt: 10_090 });
    matcher.flush();
    expect(requests().map(({ method, url }) => [method, url])).toEqual([
      ['POST', URL],
      ['GET', `${URL}/done`],
    ]);
    expect(events.map(({ type, at }) => [type, at])).toEqual([
      ['network_request', 10_000],
      ['network_response', 10_040],
      ['network_request', 10_040],
      ['network_response', 10_090],
    ]);
  });

  it('omits a cache miss unless the page sent the request', () => {
    observe({ type: 'font', url: 'https://shop.example/serif.woff2', error: 'net::ERR_CACHE_MISS' });
    matcher.flush();
    expect(events).toEqual([]);

    ask('d1.1');
    observe({ error: 'net::ERR_CACHE_MISS' });
    addResponse('d1.1', { status: 0, error: 'TypeError: Failed to fetch' });
    expect(responses()).toEqual([{ status: 0, error: 'net::ERR_CACHE_MISS, TypeError: Failed to fetch' }]);
  });
});

describe('createRequestMatcher with the debugger', () => {
  const SOCKET = 'wss://shop.example/live';
  const deep = (change: Partial<ObservedRequest> = {}, facts: Partial<ObservedRequest['deep']> = {}) =>
    observe({ id: 'd1', documentId: undefined, type: 'fetch', deep: { isOpen: false, ...facts }, ...change });
  const openSocket = (id: string) =>
    matcher.fromPage(
      { type: 'websocket_created', at: now, correlation_id: id, websocket_created_data: { url: SOCKET } },
      PAGE,
    );
  const types = () => events.map(({ type }) => type);

  beforeEach(() => matcher.setDeep(true));

  it('adds the network’s headers to the page’s request, in either order', () => {
    ask('d1.1');
    expect(events).toEqual([]);
    deep({ requestHeaders: { 'sec-fetch-mode': 'cors' } }, { isOpen: true });
    expect(requests()).toMatchObject([{ headers: { 'sec-fetch-mode': 'cors' } }]);
    addResponse('d1.1', { status: 200, headers: { 'content-type': 'text/plain' }, body: 'read' });
    expect(responses()).toEqual([]);
    deep({ responseHeaders: { via: 'proxy' }, status: 200 }, { responseBody: 'whole' });
    expect(responses()).toEqual([
      { status: 200, headers: { 'content-type': 'text/plain', via: 'proxy' }, body: 'read' },
    ]);

    deep({ id: 'd2', requestHeaders: { accept: 'early' } }, { isOpen: true });
    ask('d1.2');
    expect(requests()[1]).toMatchObject({ headers: { accept: 'early' } });
  });

  it('uses the debugger’s body when the page has read none', () => {
    ask('d1.1');
    deep({ status: 200 }, { responseBody: 'whole' });
    addResponse('d1.1', { status: 200, body: '[body not read by the page]' });
    expect(responses()).toMatchObject([{ body: 'whole' }]);
  });

  it('adds the reason of a CORS failure', () => {
    ask('d1.1');
    deep({ error: 'net::ERR_FAILED (CORS: MissingAllowOriginHeader)' });
    addResponse('d1.1', { status: 0, error: 'TypeError: Failed to fetch' });
    expect(responses()).toMatchObject([
      { status: 0, error: 'net::ERR_FAILED (CORS: MissingAllowOriginHeader), TypeError: Failed to fetch' },
    ]);
  });

  it('releases request and response after two seconds, the request first', () => {
    ask('d1.1');
    addResponse('d1.1');
    matcher.tick();
    expect(events).toEqual([]);
    now += 2_000;
    matcher.tick();
    expect(types()).toEqual(['network_request', 'network_response']);
  });

  it('does not hold back requests without network traffic', () => {
    ask('d1.1', { url: 'data:text/plain,hello' });
    expect(requests()).toHaveLength(1);
  });

  it('keeps requests of workers apart from those of frames inside the page', () => {
    deep({ id: 'd1', frameId: -1, status: 200 });
    deep({ id: 'd2', frameId: 1, status: 200 });
    ask('d1.1');
    addResponse('d1.1');
    matcher.flush();
    expect(requests()).toHaveLength(3);
  });

  it('emits a document with its body, and a request without a response', () => {
    deep({ id: 'd1', type: 'main_frame', status: 200 }, { responseBody: '<h1>' });
    deep({ id: 'd2', type: 'eventsource' }, { isOpen: true });
    now += 2_000;
    matcher.tick();
    expect(types()).toEqual(['network_request', 'network_response']);
    expect(responses()).toMatchObject([{ status: 200, body: '<h1>' }]);
    matcher.flush();
    expect(types()).toEqual(['network_request', 'network_response', 'network_request']);
  });

  it('adds the handshake to the page’s websocket, and the reason of a failed one', () => {
    const close = { type: 'websocket_closed', at: now, websocket_closed_data: { reason: '1006 failed' } } as const;
    openSocket('d1.1');
    deep({ type: 'websocket', url: SOCKET, status: 101, responseHeaders: { via: 'proxy' } });
    openSocket('d1.2');
    matcher.fromPage({ ...close, correlation_id: 'd1.2' }, PAGE);
    deep({ id: 'd2', type: 'websocket', url: SOCKET, status: 403, error: 'Unexpected response code: 403' });
    expect(events.map(({ type, correlation_id: id }) => [type, id])).toEqual([
      ['websocket_created', 'd1.1'],
      ['websocket_handshake_request', 'd1.1'],
      ['websocket_handshake_response', 'd1.1'],
      ['websocket_created', 'd1.2'],
      ['websocket_handshake_request', 'd1.2'],
      ['websocket_handshake_response', 'd1.2'],
      ['websocket_closed', 'd1.2'],
    ]);
    expect(events[2]?.websocket_handshake_data).toEqual({ status: 101, headers: { via: 'proxy' } });
    expect(events[6]?.websocket_closed_data).toEqual({ reason: '1006 failed: Unexpected response code: 403' });
  });

  it('emits a websocket opened by a worker', () => {
    deep({ type: 'websocket', url: SOCKET, frameId: -1, status: 101 });
    matcher.flush();
    expect(types()).toEqual(['websocket_created', 'websocket_handshake_request', 'websocket_handshake_response']);
  });

  it('stops waiting when the debugger detaches', () => {
    matcher.setDeep(false);
    ask('d1.1');
    addResponse('d1.1');
    expect(types()).toEqual(['network_request', 'network_response']);
  });
});
