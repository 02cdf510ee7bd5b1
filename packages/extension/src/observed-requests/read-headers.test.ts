import { describe, expect, it } from 'vitest';
import { readHeaders } from './read-headers.js';

describe('readHeaders', () => {
  it('omits cookies and credentials, however they are written', () => {
    const names = ['Cookie', 'Set-Cookie', 'AUTHORIZATION', 'proxy-authorization', 'set-cookie2'];
    expect(readHeaders(names.map((name) => ({ name, value: 'canary' })))).toEqual({});
  });

  it('keeps the other headers under lower-case names', () => {
    expect(readHeaders([{ name: 'Content-Type', value: 'text/html' }, { name: 'X-Empty' }])).toEqual({
      'content-type': 'text/html',
      'x-empty': '',
    });
  });

  it('truncates long values', () => {
    expect(readHeaders([{ name: 'x-long', value: 'x'.repeat(9_000) }])['x-long']).toHaveLength(2_048);
  });
});
