import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { startPageServer } from './page-server.js';

it('the test server closes while a page holds a websocket and an event stream open', async () => {
  const server = await startPageServer();
  const socket = new WebSocket(server.origin.replace('http', 'ws'));
  await once(socket, 'open');
  const stream = await fetch(`${server.origin}/sse?open`);
  const idle = connect(Number(new URL(server.origin).port), '127.0.0.1');
  await once(idle, 'connect');

  await server.close();

  await expect(fetch(server.origin)).rejects.toThrow();
  await stream.body?.cancel().catch(() => undefined);
});
