import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** A port that the system chose, bound already: no other program gets it before the app does that it is for. */
export interface ReservedPort {
  port: number;
  /** Makes `listen` of the app go on where the port is bound. */
  passTo: (app: FastifyInstance) => void;
  /** Gives up the port. */
  release: () => void;
}

/** Takes a free port of `host` for an app that has to know it before it listens. */
export async function reservePort(host: string): Promise<ReservedPort> {
  // Nobody was told of it, so whoever connects already does so by mistake.
  const holder = createServer((stranger) => stranger.destroy()).listen(0, host);
  await once(holder, 'listening');
  return {
    port: (holder.address() as AddressInfo).port,
    passTo({ server }) {
      const listen = server.listen.bind(server);
      // Fastify binds by name and number alone; a server of Node takes over what another one has bound.
      server.listen = () => listen(holder);
    },
    release: () => void holder.close(),
  };
}
