import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor } from '../actor.js';
import { unauthorized } from './http-problem.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller; null only in operations that the contract opens to everyone. */
    actor: Actor | null;
  }
  interface FastifyContextConfig {
    /** Whether the contract asks for a bearer token. */
    needsActor?: boolean;
    /** Whether the token of a coding assistant is accepted too. */
    takesAgentToken?: boolean;
  }
}

/** Reads and checks the bearer token of a request; null when it is missing, bad, expired or revoked. */
export type Authenticate = (request: FastifyRequest) => Promise<Actor | null>;

/** Checks credentials before anything else is looked at: 401 comes before every other answer. */
export function registerAuthentication(app: FastifyInstance, authenticate: Authenticate): void {
  app.decorateRequest('actor', null);
  app.addHook('onRequest', async (request) => {
    if (!request.routeOptions.config.needsActor) return;
    request.actor = await authenticate(request);
    if (request.actor === null) throw unauthorized();
  });
}

/** The caller of an operation that needs a token. */
export function actorOf(request: FastifyRequest): Actor {
  if (request.actor === null) throw unauthorized();
  return request.actor;
}
