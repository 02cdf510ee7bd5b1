import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor, ActorKind } from './actor.js';
import { unauthorized } from '../platform/errors/http-problem.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller; null only in operations that the contract opens to everyone. */
    actor: Actor | null;
  }
  interface FastifyContextConfig {
    /** Kinds of actor that the contract opens it to; none if it asks for no bearer token. */
    kinds?: readonly ActorKind[];
  }
}

/** Reads and checks the bearer token of a request; null when it is missing, bad, expired, revoked or of another kind. */
export type Authenticate = (request: FastifyRequest, kinds: readonly ActorKind[]) => Promise<Actor | null>;

/** Checks credentials before anything else is looked at: 401 comes before every other answer. */
export function registerAuthentication(app: FastifyInstance, authenticate: Authenticate): void {
  app.decorateRequest('actor', null);
  app.addHook('onRequest', async (request) => {
    const { kinds = [] } = request.routeOptions.config;
    if (kinds.length === 0) return;
    request.actor = await authenticate(request, kinds);
    if (request.actor === null) throw unauthorized();
  });
}

/** The caller of an operation that needs a token. */
export function actorOf(request: FastifyRequest): Actor {
  if (request.actor === null) throw unauthorized();
  return request.actor;
}
