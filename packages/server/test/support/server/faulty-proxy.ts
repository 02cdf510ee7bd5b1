import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Fault of a call: forwarded, answered with 500, never answered, answered in part, or with one flipped bit in its body.
 */
type Fault = 'none' | 'fails' | 'silent' | 'breaks off' | 'flips a bit';

export interface FaultyProxy {
  url: string;
  /** Number of received calls, whatever their result. */
  calls: () => string[];
  /** Returns the number of calls without a response. */
  waiting: () => number;
  setFault: (fault: Fault) => void;
  close: () => Promise<void>;
}

/** HTTP server in front of `target` that fails on request. */
export async function startFaultyProxy(target: string): Promise<FaultyProxy> {
  let fault: Fault = 'none';
  const calls: string[] = [];
  let waiting = 0;
  const server = createServer((incoming, response) => {
    const { method = 'GET', url = '/', headers } = incoming;
    calls.push(`${method} ${url}`);
    incoming.on('error', () => undefined);
    if (fault === 'silent') {
      waiting += 1;
      response.once('close', () => (waiting -= 1));
      return void incoming.resume();
    }
    if (fault === 'fails') return void incoming.resume().on('end', () => response.writeHead(500).end());
    const flips = fault === 'flips a bit' && method === 'PUT';
    const onward = request(`${target}${url}`, { method, headers }, (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      if (fault === 'breaks off') reply.once('data', () => response.write('0', () => response.destroy()));
      else reply.pipe(response);
    });
    onward.on('error', () => response.destroy());
    incoming.on('data', (chunk: Buffer) => {
      if (flips && chunk.length > 0) chunk[0] = (chunk[0] ?? 0) ^ 1;
      onward.write(chunk);
    });
    incoming.on('end', () => onward.end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: () => calls,
    waiting: () => waiting,
    setFault(next) {
      fault = next;
      calls.length = 0;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
