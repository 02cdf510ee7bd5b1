import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { NetworkRequestData } from '@flowlens/core/recorded';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withEchoServer } from '../../test-support/echo-server.js';
import { expectSent } from '../../test-support/expect-sent.js';
import { aNetworkEntry, hostileRequest } from '../../test-support/hostile-requests.js';
import { requestAsCurl } from './request-as-curl.js';

const server = withEchoServer();

/** This test starts two hundred programs, which takes a while on a busy machine. */
const PATIENCE_MS = 240_000;

/** One shell runs all commands, and each must succeed. It ignores the proxies and `.curlrc` of the person who runs the tests. */
async function run(requests: NetworkRequestData[]) {
  const commands = requests.map((request) => requestAsCurl(aNetworkEntry(request)));
  const env = { PATH: process.env.PATH, HOME: import.meta.dirname };
  const shell = promisify(execFile)('bash', ['-e'], { timeout: PATIENCE_MS, env });
  shell.child.stdin?.end(commands.join('\n'));
  await shell;
  return server.take();
}

describe('requestAsCurl', () => {
  it('writes a readable command', () => {
    const command = requestAsCurl(
      aNetworkEntry({
        method: 'PATCH',
        url: 'https://shop.test/api/cart?ids[]=1#top',
        headers: {
          accept: '*/*',
          'accept-encoding': 'gzip',
          'x-empty': '',
          authorization: '[redacted]',
          host: 'shop.test',
        },
        body: `{"name":"O'Brien"}`,
      }),
    );

    expect(command).toBe(
      [
        `curl 'https://shop.test/api/cart?ids[]=1'`,
        `--globoff`,
        `-X 'PATCH'`,
        `-H 'accept: */*'`,
        `--compressed`,
        `-H 'x-empty;'`,
        `-H 'authorization: [redacted]'`,
        `-H 'content-type:'`,
        String.raw`--data-raw $'{"name":"O\'Brien"}'`,
      ].join(' \\\n  '),
    );
  });

  it('omits options that curl sets by default', () => {
    expect(requestAsCurl(aNetworkEntry({ method: 'get', url: 'https://shop.test/' }))).toBe(
      `curl 'https://shop.test/'`,
    );
    expect(requestAsCurl(aNetworkEntry({ method: 'HEAD', url: 'https://shop.test/', body: 'x' }))).toBe(
      `curl 'https://shop.test/' \\\n  --head`,
    );
  });

  it('resolves a relative address against its page', () => {
    const cart = { method: 'GET', url: '/api/cart?full=1' };

    expect(requestAsCurl(aNetworkEntry(cart, 'https://shop.test/cart'))).toBe(
      `curl 'https://shop.test/api/cart?full=1'`,
    );
    expect(requestAsCurl(aNetworkEntry({ method: 'GET', url: '' }, 'https://shop.test/cart'))).toBeNull();
  });

  it.each(['file:///etc/passwd', 'data:text/plain,x', '-K/etc/passwd', '/api/cart', ''])(
    'returns no command for %j',
    (url) => {
      expect(requestAsCurl(aNetworkEntry({ method: 'GET', url }))).toBeNull();
    },
  );

  it.each(['GET / HTTP/1.1\r\nx: y', '@x', 'a b'])('returns no command for the method %j', (method) => {
    expect(requestAsCurl(aNetworkEntry({ method, url: 'https://shop.test/' }))).toBeNull();
  });

  it('sends a body that does not fit into an argument', async () => {
    const request = { method: 'POST', url: `${server.origin()}/`, headers: {}, body: `\0${'é!%'.repeat(60_000)}` };

    const [got] = await run([request]);

    expectSent(got, request, () => true);
    expect(got?.headers['content-type']).toBeUndefined();
  });

  it.each([
    ['the start of a truncated body', '{"a":"b\n[truncated, 9000 bytes in all]', '{"a":"b', '7 of 9000'],
    [
      'the start of a truncated body that no argument can hold',
      `${'x'.repeat(60_000)}\n[truncated, 90000 bytes in all]`,
      'x'.repeat(60_000),
      '60000 of 90000',
    ],
    ['nothing of a body that was not recorded', '[image/png, 3456 bytes]', '', '0 of 3456'],
  ])('sends %s and notes that it is incomplete', async (_what, recorded, body, part) => {
    const request = { method: 'POST', url: `${server.origin()}/`, headers: { 'content-type': 'text/plain' } };
    const command = requestAsCurl(aNetworkEntry({ ...request, body: recorded })) ?? '';

    const [got] = await run([{ ...request, body: recorded }]);

    expectSent(got, { ...request, body }, () => true);
    expect(command.split('\n', 1)[0]).toBe(`: 'The body is incomplete. The recording has ${part} bytes.'`);
    expect(command).not.toMatch(/truncated|image/);
  });

  it(
    'sends any request as recorded, byte for byte',
    async () => {
      const methods = ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS'];
      await fc.assert(
        fc.asyncProperty(
          fc.array(hostileRequest(server.origin(), methods), { minLength: 20, maxLength: 20 }),
          async (requests) => {
            const received = await run(requests);
            requests.forEach((request, index) => expectSent(received[index], request, () => true));
            expect(received).toHaveLength(requests.length);
          },
        ),
        { numRuns: 10 },
      );
    },
    PATIENCE_MS,
  );
});
