import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { countTimeline, NO_COUNTS, PAGE_HOSTS_MAX } from './count-timeline.js';

const MEGABYTE = 1024 * 1024;

function count(file: string | readonly object[], maxBytes = MEGABYTE) {
  const text = typeof file === 'string' ? file : JSON.stringify({ timeline: file });
  return countTimeline(Readable.from([Buffer.from(text)]), maxBytes);
}

function request(id: string, status: number) {
  const correlation_id = id;
  return [
    { type: 'network_request', correlation_id, network_request_data: { url: 'https://api.example/', method: 'GET' } },
    { type: 'network_response', correlation_id, network_response_data: { status } },
  ];
}

const visit = (url: string) => ({ type: 'navigation', navigation_data: { url } });
const timed = (events: object[]) => events.map((event, index) => ({ ...event, relative_time_ms: index }));

describe('countTimeline', () => {
  it('counts errors and failed requests by the rules of the timeline', async () => {
    const events = timed([
      { type: 'console_error', console_error_data: { message: 'x' } },
      { type: 'console_warn', console_warn_data: { message: 'x' } },
      { type: 'javascript_error', javascript_error_data: { message: 'x is not a function' } },
      { type: 'csp_violation', csp_violation_data: { disposition: 'report' } },
      ...request('1', 200),
      ...request('2', 404),
      ...request('3', 500),
      ...request('4', 0),
      ...request('5', 302),
    ]);

    expect(await count(events)).toMatchObject({ errors_count: 2, failed_requests_count: 3 });
  });

  it('lists the hosts of pages once, in order of the first visit, with ports', async () => {
    const events = timed([
      { type: 'dom_action', page_url: 'http://LOCALHOST:5173/cart' },
      visit('https://shop.example/'),
      visit('https://user:secret@shop.example/pay'),
      visit('https://bank.example:443/'),
      visit('chrome://newtab'),
      visit('about:blank'),
      { type: 'navigation', frame_id: 3, navigation_data: { url: 'https://shop.example/more' } },
    ]);

    expect(await count(events)).toMatchObject({ page_hosts: ['localhost:5173', 'shop.example', 'bank.example'] });
  });

  it('keeps a limited number of hosts', async () => {
    const events = timed(Array.from({ length: 30 }, (_, index) => visit(`https://${index}.example/`)));

    expect((await count(events)).page_hosts).toHaveLength(PAGE_HOSTS_MAX);
  });

  it.each([
    ['a file that is not a timeline', '"text"', MEGABYTE],
    ['a file that is cut', '{"timeline":[{"type":"navi', MEGABYTE],
    ['a file over the limit', '{"timeline":[]}', 10],
  ])('returns nothing for %s', async (_what, file, maxBytes) => {
    expect(await count(file, maxBytes)).toEqual(NO_COUNTS);
  });

  it('returns zeros for a timeline without events', async () => {
    expect(await count([])).toEqual({ errors_count: 0, failed_requests_count: 0, page_hosts: [] });
  });
});
