import { describe, expect, it } from 'vitest';
import { readServerOrigin } from './server-address.js';

describe('readServerOrigin', () => {
  it.each([
    ['https://flowlens.example/flowlens?a=1', 'https://flowlens.example'],
    [' flowlens.example:8443 ', 'https://flowlens.example:8443'],
    ['http://127.0.0.1:4600/', 'http://127.0.0.1:4600'],
    ['http://localhost:4600', 'http://localhost:4600'],
    ['HTTPS://FlowLens.Example', 'https://flowlens.example'],
  ])('reads %s as %s', (typed, origin) => {
    expect(readServerOrigin(typed)).toBe(origin);
  });

  it.each(['', 'http://flowlens.example', 'http://127.0.0.1.evil.example', 'https://ann:secret@flowlens.example'])(
    'rejects "%s"',
    (typed) => {
      expect(readServerOrigin(typed)).toBeUndefined();
    },
  );

  it.each(['ftp://flowlens.example', 'javascript://flowlens.example', 'file:///etc', 'chrome-extension://abc'])(
    'rejects the scheme of %s',
    (typed) => {
      expect(readServerOrigin(typed)).toBeUndefined();
    },
  );
});
