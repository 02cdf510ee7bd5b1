import { buildTimelineEntries, type NetworkEntry } from '@flowlens/core';
import { anEvent } from '@flowlens/testing';
import { describe, expect, it } from 'vitest';
import { responseSizeBytes } from './response-size.js';

function aResponse(data: { headers?: unknown; body?: string } | null): NetworkEntry {
  const id = { correlation_id: 'r' };
  const events = [anEvent(0, { type: 'network_request', ...id, network_request_data: { url: 'https://a.test' } })];
  if (data)
    events.push(anEvent(1, { type: 'network_response', ...id, network_response_data: { status: 200, ...data } }));
  return buildTimelineEntries({ events })[0] as NetworkEntry;
}

describe('responseSizeBytes', () => {
  it.each([
    ['the length header, in any case', { headers: { 'Content-LENGTH': '2048' }, body: 'short' }, 2048],
    ['the bytes of the body without one', { body: 'für' }, 4],
    ['the bytes of the body when the header is no number', { headers: { 'content-length': 'many' }, body: 'ab' }, 2],
    ['zero for an empty body', { body: '' }, 0],
    ['unknown without header and body', {}, null],
    ['unknown without a response', null, null],
  ])('is %s', (_what, response, size) => {
    expect(responseSizeBytes(aResponse(response))).toBe(size);
  });
});
