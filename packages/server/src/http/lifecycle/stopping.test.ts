import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../../test/support/server/test-app.js';
import { waitUntil } from '../../../test/support/wait-until.js';

const SITE = 'https://tools.example.com';

describe('a server that stops', () => {
  it('returns 503 on open connections and still reports that it is live', async () => {
    const app = await createTestApp({ env: { ALLOWED_ORIGINS: SITE } });
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const half = await Promise.all(
      ['GET /readyz', 'GET /systems', 'GET /nowhere', 'GET /livez', 'OPTIONS /systems'].map(
        async (call): Promise<Socket> => {
          const socket = connect(Number(port), '127.0.0.1');
          await once(socket, 'connect');
          socket.write(`${call} HTTP/1.1\r\nHost: x\r\nOrigin: ${SITE}\r\nAccess-Control-Request-Method: GET\r\n`);
          return socket;
        },
      ),
    );
    const connections = () =>
      new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)));
    await waitUntil('the server has the connections', async () => (await connections()) === half.length);

    const closing = app.close();
    await waitUntil('it takes no new ones', () => !app.server.listening);
    const answers = half.map((socket) => text(socket.end('\r\n')));
    const [ready = '', systems = '', nowhere = '', live = '', preflight = ''] = await Promise.all(answers);
    await closing;

    for (const answer of [ready, systems, nowhere]) {
      expect(answer).toMatch(/^HTTP\/1\.1 503 Service Unavailable\r\n/);
      expect(answer).toMatch(/^retry-after: 2\r$/im);
      expect(answer).toMatch(/^connection: close\r$/im);
      expect(answer).toMatch(/^x-content-type-options: nosniff\r$/im);
      expect(answer).toContain('"detail":"The server is stopping. Please try again."');
    }
    expect(live).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(preflight).toMatch(/^HTTP\/1\.1 204 No Content\r\n/);
    for (const answer of [ready, systems, nowhere, live, preflight])
      expect(answer).toMatch(/^access-control-allow-origin: https:\/\/tools\.example\.com\r$/im);
  });
});
