import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

/** A proxy in front of the server that can cut connections or delay calls. */
export interface Gate {
  url: string;
  /** Refuses connections, as if there were no network. */
  close: () => void;
  open: () => void;
  /** Delays calls whose `METHOD path` matches, until the returned function is called. */
  hold: (call: RegExp) => () => void;
  stop: () => Promise<void>;
}

export async function startGate(port: number, target: string): Promise<Gate> {
  let isOpen = true;
  let held: { call: RegExp; released: Promise<void> } | undefined;
  const server = createServer((incoming, response) => {
    if (!isOpen) return void incoming.socket.destroy();
    const waiting = held?.call.test(`${incoming.method} ${incoming.url}`) ? held.released : undefined;
    void Promise.resolve(waiting).then(() => forward(target, incoming, response));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      isOpen = false;
      server.closeAllConnections();
    },
    open: () => (isOpen = true),
    hold(call) {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = { call, released: promise };
      return () => {
        held = undefined;
        resolve();
      };
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function forward(target: string, incoming: IncomingMessage, response: ServerResponse): void {
  const { method = 'GET', url = '/', headers } = incoming;
  const onward = request(`${target}${url}`, { method, headers }, (reply) => {
    response.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(response);
  });
  onward.on('error', () => response.destroy());
  incoming.on('error', () => onward.destroy());
  incoming.pipe(onward);
}
