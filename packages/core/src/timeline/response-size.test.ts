import { describe, expect, it } from 'vitest';
import { responseSizeBytes } from './response-size.js';

const aResponse = (data: { headers?: unknown; body?: string }) => ({
  type: 'network_response' as const,
  relative_time_ms: 1,
  timestamp: null,
  network_response_data: { status: 200, ...data },
});

describe('responseSizeBytes', () => {
  it.each([
    ['the length header, in any case', { headers: { 'Content-LENGTH': '2048' }, body: 'short' }, 2048],
    ['the bytes of the body without one', { body: 'für' }, 4],
    ['the bytes of the body when the header is no number', { headers: { 'content-length': 'many' }, body: 'ab' }, 2],
    ['what is said of a body that was not recorded', { body: '[font/woff2, 36620 bytes]' }, 36_620],
    ['what there was of a body that was cut', { body: '{"a":1\n[truncated, 90000 bytes in all]' }, 90_000],
    ['zero for an empty body', { body: '' }, 0],
    ['unknown without header and body', {}, null],
  ])('is %s', (_what, data, size) => {
    expect(responseSizeBytes(aResponse(data))).toBe(size);
  });

  it('is unknown without a response', () => {
    expect(responseSizeBytes(null)).toBeNull();
  });
});
