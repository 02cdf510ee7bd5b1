import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { prepareBatch } from './prepare-batch.js';

const encoded = (text: string) => encodeURIComponent(text);
const base64 = (text: string) => Buffer.from(text).toString('base64');
const stored = (event: object) => gunzipSync(prepareBatch(Buffer.from(JSON.stringify(event))).events).toString();

describe('prepareBatch', () => {
  it.each([
    ['a form', { network_request_data: { body: 'note=4242+4242+4242+4242&page=2' } }],
    ['a query', { page_url: `https://a.example/list?data=${encoded('{"a":"4242 4242 4242 4242"}')}` }],
    ['a path', { page_url: `https://a.example/pay/${encoded('4242 4242 4242 4242')}/done` }],
    [
      'a query in a query',
      { page_url: `https://a.example/?to=${encoded(`/b?note=${encoded('4242 4242 4242')}%204242`)}` },
    ],
    ['a value with a broken escape', { page_url: `https://a.example/?q=%FF${encoded(' 4242 4242 4242 4242')}` }],
    ['a value deep in an event', { data: [[[[[[[[[[{ note: 'x=4242+4242+4242+4242' }]]]]]]]]]] }],
    ['base64', { network_response_data: { body: base64('{"note":"4242 4242 4242 4242"}') } }],
    ['base64 in a path', { page_url: `https://a.example/pay/${base64('pay with 4242 4242 4242 4242')}` }],
  ])('redacts a card number that a recorder sends encoded in %s', (_place, event) => {
    const text = stored({ type: 'anything', ...event });

    expect(text).not.toMatch(/4242.{0,9}4242/);
    expect(text).not.toContain(base64('4242 4242 4242').slice(0, 12));
    expect(text).toContain('[redacted]');
  });

  it.each([1e308, 2 ** 31])('skips an event whose time, %d ms, cannot belong to a recording', (time) => {
    const batch = prepareBatch(Buffer.from(JSON.stringify({ type: 'console_error', relative_time_ms: time })));

    expect([batch.eventsCount, batch.skippedCount]).toEqual([0, 1]);
    expect(batch.skipped[0]?.message).toMatch(/relative_time_ms/);
  });
});
