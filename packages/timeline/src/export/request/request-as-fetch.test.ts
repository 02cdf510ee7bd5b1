import type { NetworkRequestData } from '@flowlens/core/recorded';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withEchoServer } from '../../test-support/echo-server.js';
import { expectSent } from '../../test-support/expect-sent.js';
import { aNetworkEntry, hostileRequest } from '../../test-support/hostile-requests.js';
import { requestAsFetch } from './request-as-fetch.js';

const server = withEchoServer();
const AsyncFunction = (async () => {}).constructor as new (source: string) => () => Promise<void>;

async function run(request: NetworkRequestData) {
  const source = requestAsFetch(aNetworkEntry(request)) ?? '';
  await new AsyncFunction(source)();
  return server.take()[0];
}

describe('requestAsFetch', () => {
  it('writes a readable call', () => {
    const source = requestAsFetch(
      aNetworkEntry({
        method: 'POST',
        url: 'https://shop.test/api/pay#top',
        headers: {
          'content-type': 'application/json',
          cookie: '[redacted]',
          'sec-fetch-mode': 'cors',
          'x-a': 'b\u202e',
        },
        body: '{"name":"O\'Brien"}',
      }),
    );

    expect(source).toBe(`await fetch("https://shop.test/api/pay", {
  method: "POST",
  headers: {
    "content-type": "application/json",
    "x-a": "bâ\\u0080®",
  },
  body: "{\\"name\\":\\"O'Brien\\"}",
  credentials: "include",
});`);
  });

  it('omits options that fetch sets by default', () => {
    expect(requestAsFetch(aNetworkEntry({ method: 'GET', url: 'https://shop.test/' }))).toBe(
      'await fetch("https://shop.test/");',
    );
  });

  it('omits credentials in the address, which fetch rejects', () => {
    expect(requestAsFetch(aNetworkEntry({ method: 'GET', url: 'https://ada:hunter2@shop.test/' }))).toBe(
      'await fetch("https://shop.test/");',
    );
  });

  it('resolves a relative address against its page', () => {
    expect(requestAsFetch(aNetworkEntry({ method: 'GET', url: 'cart?full=1' }, 'https://shop.test/api/'))).toBe(
      'await fetch("https://shop.test/api/cart?full=1");',
    );
  });

  it.each([
    ['the start of a truncated body', '{"a":"b\n[truncated, 9000 bytes in all]', '{"a":"b', '7 of 9000'],
    ['nothing of a body that was not recorded', '[image/png, 3456 bytes]', '', '0 of 3456'],
  ])('sends %s and notes that it is incomplete', async (_what, recorded, body, part) => {
    const request = { method: 'POST', url: `${server.origin()}/`, headers: { 'content-type': 'text/plain' } };
    const source = requestAsFetch(aNetworkEntry({ ...request, body: recorded })) ?? '';

    expectSent(await run({ ...request, body: recorded }), { ...request, body }, () => true);
    expect(source.split('\n', 1)[0]).toBe(`// The body is incomplete. The recording has ${part} bytes.`);
    expect(source).not.toMatch(/truncated|image/);
  });

  it('does not mention a body that it omits', () => {
    const request = { method: 'GET', url: 'https://shop.test/', body: 'a\n[truncated, 9000 bytes in all]' };

    expect(requestAsFetch(aNetworkEntry(request))).toBe('await fetch("https://shop.test/");');
  });

  it('returns no call for other protocols than http', () => {
    expect(requestAsFetch(aNetworkEntry({ method: 'GET', url: 'blob:https://shop.test/1' }))).toBeNull();
  });

  it('lists headers that an object could not hold', async () => {
    const headers = [
      { name: '__proto__', value: 'x' },
      { name: 'x-a', value: '1' },
      { name: 'X-A', value: '2' },
    ];
    const request = { method: 'GET', url: `${server.origin()}/`, headers };

    expect(requestAsFetch(aNetworkEntry(request))).toContain('["__proto__", "x"]');
    expect((await run(request))?.headers['x-a']).toBe('1, 2');
  });

  it('sends any request as recorded, byte for byte', async () => {
    const isSent = (name: string) => name.toLowerCase() !== 'cookie';
    await fc.assert(
      fc.asyncProperty(hostileRequest(server.origin(), ['POST', 'PUT', 'DELETE', 'OPTIONS']), async (request) => {
        expectSent(await run(request), request, isSent);
      }),
      { numRuns: 200 },
    );
  });
});
