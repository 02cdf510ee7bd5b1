import type { NetworkResponseData } from '@flowlens/core/recorded';
import { describe, expect, it } from 'vitest';
import { aRequest, aResponse } from '../test-support/event-builders.js';
import { buildTimelineEntries } from '../index/build-timeline-entries.js';
import type { NetworkEntry } from './timeline-entry.js';

function sizeOf(data: NetworkResponseData, method = 'GET'): number | null {
  const events = [aRequest(0, 'a', { method }), aResponse(1, 'a', data)];
  return (buildTimelineEntries(events)[0] as NetworkEntry).responseBytes;
}

const LENGTH = { 'content-length': '5000000' };

describe('the size of a response', () => {
  it.each([
    ['the length header, in any case', { headers: { 'Content-LENGTH': '2048' }, body: 'short' }, 2048],
    ['the size of the body without that header', { body: 'für' }, 4],
    ['the size of the body if the header is not a number', { headers: { 'content-length': 'many' }, body: 'ab' }, 2],
    ['the noted size of a body that was not recorded', { body: '[font/woff2, 36620 bytes]' }, 36_620],
    ['the original size of a truncated body', { body: '{"a":1\n[truncated, 90000 bytes in all]' }, 90_000],
    ['zero for an empty body', { body: '' }, 0],
    ['unknown without header and body', {}, null],
  ])('is %s', (_what, data, size) => {
    expect(sizeOf(data)).toBe(size);
  });

  it.each([
    ['a response to HEAD', { headers: LENGTH }, 'head', null],
    ['a response with 304', { status: 304, headers: LENGTH }, 'GET', null],
    ['a response to HEAD that has a body nevertheless', { headers: LENGTH, body: 'ab' }, 'HEAD', 2],
  ])('ignores the length header for %s', (_what, data, method, size) => {
    expect(sizeOf(data, method)).toBe(size);
  });

  it('is unknown without a response', () => {
    expect(buildTimelineEntries([aRequest(0)])).toMatchObject([{ responseBytes: null }]);
  });

  it('is that of the length header when the request was not recorded', () => {
    expect(buildTimelineEntries([aResponse(0, 'a', { headers: LENGTH })])).toMatchObject([
      { responseBytes: 5_000_000 },
    ]);
  });
});
