import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { pipeline } from 'node:stream';

export interface RoundRobinProxy {
  url: string;
  /** Returns the number of calls to each server, in the order given. */
  calls: () => number[];
  close: () => Promise<void>;
}

/**
 * Distributes calls over servers in turn. If a server dies during a call, the caller gets 502; one that refuses
 * connections gets no more calls.
 */
export async function startRoundRobinProxy(targets: () => string[]): Promise<RoundRobinProxy> {
  const counts = new Map<string, number>();
  const dead = new Set<string>();
  let turn = 0;
  const proxy = createServer((incoming, outgoing) => {
    const alive = targets().filter((target) => !dead.has(target));
    turn += 1;
    const target = alive[turn % alive.length];
    if (target === undefined) return void outgoing.writeHead(503).end();
    counts.set(target, (counts.get(target) ?? 0) + 1);
    const { method, url, headers } = incoming;
    const { hostname, port } = new URL(target);
    const forwarded = send({
      hostname,
      port,
      method,
      path: url,
      agent: false,
      headers: { ...headers, connection: 'close' },
    });
    forwarded.on('response', (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      pipeline(response, outgoing, () => undefined);
    });
    forwarded.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') dead.add(target);
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end();
    });
    pipeline(incoming, forwarded, () => undefined);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    calls: () => targets().map((target) => counts.get(target) ?? 0),
    async close() {
      proxy.close();
      proxy.closeAllConnections();
      await once(proxy, 'close');
    },
  };
}
