import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** A free port that is already bound, so that no other program can take it before the app listens. */
export interface ReservedPort {
  port: number;
  /** Makes the app's `listen` use the bound port. */
  passTo: (app: FastifyInstance) => void;
  /** Releases the port. */
  release: () => void;
}

/** Reserves a free port of `host` for an app that must know it before it listens. */
export async function reservePort(host: string): Promise<ReservedPort> {
  // Nobody knows the port yet, so any connection is a mistake.
  const holder = createServer((stranger) => stranger.destroy()).listen(0, host);
  await once(holder, 'listening');
  return {
    port: (holder.address() as AddressInfo).port,
    passTo({ server }) {
      const listen = server.listen.bind(server);
      // Fastify only binds by name and number, but a Node server can take over a bound handle.
      server.listen = () => listen(holder);
    },
    release: () => void holder.close(),
  };
}
