import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../../test/support/server/test-app.js';

const SLOW = 200;

describe('slow connections', () => {
  const app = createTestApp();
  afterAll(async () => (await app).close());

  it('do not delay other callers and are closed', async () => {
    const url = await (await app).listen({ port: 0, host: '127.0.0.1' });
    const { port } = new URL(url);
    const slow = await Promise.all(
      Array.from({ length: SLOW }, async (): Promise<Socket> => {
        const socket = connect(Number(port), '127.0.0.1');
        await once(socket, 'connect');
        socket.write('GET /livez HTTP/1.1\r\nHost: x\r\nX-Slow: ');
        return socket;
      }),
    );

    for (let call = 0; call < 20; call += 1) expect((await fetch(`${url}/livez`)).status).toBe(200);
    // Each sends a byte now and then, and never ends its headers.
    const trickle = setInterval(() => slow.forEach((socket) => socket.writable && socket.write('x')), 1_000);
    const answers = await Promise.all(slow.map((socket) => text(socket)));
    clearInterval(trickle);

    for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect((await fetch(`${url}/livez`)).status).toBe(200);
  });
});
