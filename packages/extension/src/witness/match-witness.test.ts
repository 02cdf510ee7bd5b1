import type { RecordedEvent } from '@flowlens/recorder/parts';
import { beforeEach, describe, expect, it } from 'vitest';
import { createWitnessMatcher, type WitnessMatcher } from './match-witness.js';
import type { WitnessedRequest } from './witnessed-request.js';

const URL = 'https://shop.example/api/cart';
let now: number;
let events: RecordedEvent[];
let matcher: WitnessMatcher;

beforeEach(() => {
  now = 10_000;
  events = [];
  matcher = createWitnessMatcher({ now: () => now, emit: (event) => events.push(event) });
});

function witness(change: Partial<WitnessedRequest> = {}): void {
  matcher.witnessed({
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
  matcher.fromPage({ type: 'network_request', at: now, correlation_id: id, network_request_data }, documentId);
}

function answer(id: string, data: object = { status: 200 }): void {
  matcher.fromPage({ type: 'network_response', at: now, correlation_id: id, network_response_data: data }, 'D');
}

const answers = () => events.flatMap(({ network_response_data: data }) => data ?? []);
const requests = () => events.flatMap(({ network_request_data: data }) => data ?? []);

describe('createWitnessMatcher', () => {
  it('tells a request once that both sides have seen', () => {
    ask('d1.1');
    witness({ status: 200 });
    answer('d1.1');
    matcher.flush();
    expect(requests()).toHaveLength(1);
    expect(answers()).toEqual([{ status: 200 }]);
  });

  it('takes the request of the browser first when that comes first', () => {
    witness({ status: 200 });
    ask('d1.1');
    answer('d1.1');
    matcher.flush();
    expect(requests()).toHaveLength(1);
  });

  it('adds the reason to a failed request, whichever side is first', () => {
    ask('d1.1');
    witness({ error: 'net::ERR_CONNECTION_RESET' });
    answer('d1.1', { status: 0, error: 'TypeError: Failed to fetch' });

    ask('d1.2');
    answer('d1.2', { status: 0, error: 'TypeError: Failed to fetch' });
    expect(answers()).toHaveLength(1);
    witness({ error: 'net::ERR_NAME_NOT_RESOLVED' });
    expect(answers().map(({ error }) => error)).toEqual([
      'net::ERR_CONNECTION_RESET, TypeError: Failed to fetch',
      'net::ERR_NAME_NOT_RESOLVED, TypeError: Failed to fetch',
    ]);
  });

  it('lets a failed answer go after two seconds without a reason', () => {
    witness({ id: '9', url: 'https://shop.example/other', status: 200 });
    ask('d1.1');
    answer('d1.1', { status: 0, error: 'TypeError: Failed to fetch' });
    matcher.tick();
    expect(answers()).toEqual([]);
    now += 2_000;
    matcher.tick();
    expect(answers()).toContainEqual({ status: 0, error: 'TypeError: Failed to fetch' });
  });

  it('holds nothing back while the browser shows no requests', () => {
    ask('d1.1');
    answer('d1.1', { status: 0, error: 'TypeError: Failed to fetch' });
    expect(answers()).toHaveLength(1);
  });

  it('joins equal requests in their order', () => {
    witness({ id: '9', url: 'https://shop.example/other' });
    for (const id of ['d1.1', 'd1.2', 'd1.3']) ask(id);
    for (const id of ['d1.1', 'd1.2', 'd1.3']) answer(id, { status: 0, error: 'failed' });
    for (const error of ['net::A', 'net::B', 'net::C']) witness({ error });
    expect(answers().map(({ error }) => error)).toEqual(['net::A, failed', 'net::B, failed', 'net::C, failed']);
  });

  it.each([{ documentId: 'E' }, { method: 'POST' }, { url: `${URL}?page=2` }])(
    'keeps a request apart that differs in %o',
    (change) => {
      ask('d1.1');
      witness({ status: 200, ...change });
      matcher.flush();
      expect(requests()).toHaveLength(2);
    },
  );

  it('joins addresses that differ in their fragment alone', () => {
    ask('d1.1', { url: `${URL}#top` });
    witness({ status: 200 });
    matcher.flush();
    expect(requests()).toHaveLength(1);
  });

  it('tells of a request that no page has told of, after two seconds', () => {
    witness({ type: 'script', url: 'https://shop.example/app.js', status: 404 });
    matcher.tick();
    expect(events).toEqual([]);
    now += 2_000;
    matcher.tick();
    expect(requests()).toEqual([
      expect.objectContaining({ method: 'GET', url: 'https://shop.example/app.js', resource_type: 'script' }),
    ]);
    expect(answers()).toEqual([{ url: 'https://shop.example/app.js', status: 404, headers: {} }]);
    expect(events[0]?.correlation_id).toBe(events[1]?.correlation_id);
  });

  it('names preflights, documents and each redirect', () => {
    witness({ method: 'OPTIONS', requestHeaders: { 'access-control-request-method': 'PUT' }, status: 204 });
    const redirects = [{ url: `${URL}/new`, method: 'GET', status: 301, at: now }];
    witness({ id: '2', type: 'main_frame', redirects, status: 200 });
    matcher.flush();
    expect(requests().map(({ resource_type, url }) => [resource_type, url])).toEqual([
      ['preflight', URL],
      ['document', URL],
      ['document', `${URL}/new`],
    ]);
    expect(answers().map(({ status }) => status)).toEqual([204, 301, 200]);
  });

  it('tells when a form was redirected, and that the next request is a GET', () => {
    const redirects = [{ url: `${URL}/done`, method: 'GET', status: 302, at: 10_040 }];
    witness({ type: 'main_frame', method: 'POST', redirects, status: 200, endedAt: 10_090 });
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

  it('leaves out a look into the cache that found nothing, unless the page asked for it', () => {
    witness({ type: 'font', url: 'https://shop.example/serif.woff2', error: 'net::ERR_CACHE_MISS' });
    matcher.flush();
    expect(events).toEqual([]);

    ask('d1.1');
    witness({ error: 'net::ERR_CACHE_MISS' });
    answer('d1.1', { status: 0, error: 'TypeError: Failed to fetch' });
    expect(answers()).toEqual([{ status: 0, error: 'net::ERR_CACHE_MISS, TypeError: Failed to fetch' }]);
  });
});
