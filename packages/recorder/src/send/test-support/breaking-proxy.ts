import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Fault {
  /** Pattern for `METHOD path`. */
  call: RegExp;
  /** Cuts the request in the middle of its body, loses the response, or responds with a status instead of the server. */
  how: 'cut request' | 'lose response' | { status: number; headers?: Record<string, string> };
}

export interface BreakingProxy {
  url: string;
  calls: string[];
  /** Faults of the next matching calls, each used once. */
  faults: Fault[];
  close: () => Promise<void>;
}

/** HTTP server in front of `target` that breaks calls on request. */
export async function startBreakingProxy(target: string): Promise<BreakingProxy> {
  const calls: string[] = [];
  const faults: Fault[] = [];
  const server = createServer((incoming, response) => {
    const call = `${incoming.method} ${incoming.url}`;
    calls.push(call);
    const place = faults.findIndex((fault) => fault.call.test(call));
    const how = place < 0 ? undefined : faults.splice(place, 1)[0]?.how;
    if (typeof how === 'object')
      return void incoming.resume().on('end', () => response.writeHead(how.status, how.headers).end());
    forward({ target, incoming, response, how });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    faults,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

interface Forwarded {
  target: string;
  incoming: IncomingMessage;
  response: ServerResponse;
  how: 'cut request' | 'lose response' | undefined;
}

function forward({ target, incoming, response, how }: Forwarded): void {
  const { method = 'GET', url = '/', headers } = incoming;
  const onward = request(`${target}${url}`, { method, headers }, (reply) => {
    if (how === 'lose response') return void reply.resume().on('end', () => incoming.socket.destroy());
    response.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(response);
  });
  onward.on('error', () => response.destroy());
  const half = Number(headers['content-length'] ?? 0) / 2;
  let passed = 0;
  incoming.on('data', (chunk: Buffer) => {
    passed += chunk.length;
    if (how === 'cut request' && passed > half) {
      onward.destroy();
      incoming.socket.destroy();
    } else onward.write(chunk);
  });
  incoming.on('end', () => onward.end());
  incoming.on('error', () => onward.destroy());
}
