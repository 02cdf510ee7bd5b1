import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor, ActorKind } from './actor.js';
import { unauthorized } from '../platform/errors/http-problem.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller; null only in operations that are open to everyone. */
    actor: Actor | null;
  }
  interface FastifyContextConfig {
    /** Actor kinds that may call the operation; empty if it requires no bearer token. */
    kinds?: readonly ActorKind[];
  }
}

/** Verifies the bearer token of a request; null if it is missing, invalid, expired, revoked or of another kind. */
export type Authenticate = (request: FastifyRequest, kinds: readonly ActorKind[]) => Promise<Actor | null>;

/** Checks credentials before anything else, so that 401 takes precedence over all other responses. */
export function registerAuthentication(app: FastifyInstance, authenticate: Authenticate): void {
  app.decorateRequest('actor', null);
  app.addHook('onRequest', async (request) => {
    const { kinds = [] } = request.routeOptions.config;
    if (kinds.length === 0) return;
    request.actor = await authenticate(request, kinds);
    if (request.actor === null) throw unauthorized();
  });
}

/** Returns the caller of an operation that requires a token. */
export function actorOf(request: FastifyRequest): Actor {
  if (request.actor === null) throw unauthorized();
  return request.actor;
}
