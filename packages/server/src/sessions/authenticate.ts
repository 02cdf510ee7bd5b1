import type { FastifyRequest } from 'fastify';
import type { Actor } from '../actor.js';
import type { Database } from '../database/database.js';
import type { Authenticate } from '../plugins/authentication.js';
import type { AllowedAccounts } from '../sign-in/allowed-accounts.js';
import type { AccessTokens } from './access-token.js';
import { findActor } from './session-store.js';

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;
const AGENT_BEARER = /^Bearer ([\w-]{1,200})$/i;

/** The token of an `Authorization: Bearer` header, if it has the form of one of ours. */
export function bearerToken(request: FastifyRequest): string | undefined {
  return BEARER.exec(request.headers.authorization ?? '')?.[1];
}

interface AuthenticateParts {
  database: Database;
  accessTokens: AccessTokens;
  /** Account key of the configured issuer. */
  issuer: string;
  isAllowed: AllowedAccounts['isAllowed'];
  /** The person behind the token of a coding assistant; null for everything but a live one. */
  findAgent: (token: string) => Promise<Actor | null>;
}

/** Reads the bearer token and looks up, at every call, whether its session, or the token of the assistant, still lives. */
export function createAuthenticate(parts: AuthenticateParts): Authenticate {
  const {
    database: { db },
    accessTokens,
    issuer,
    isAllowed,
    findAgent,
  } = parts;

  async function find(request: FastifyRequest): Promise<Actor | null> {
    const token = bearerToken(request);
    if (token !== undefined) {
      const sessionId = await accessTokens.verify(token);
      return sessionId === null ? null : findActor(db, { sessionId, issuer });
    }
    const agentToken = AGENT_BEARER.exec(request.headers.authorization ?? '')?.[1];
    const isAgent = agentToken !== undefined && request.routeOptions.config.takesAgentToken === true;
    return isAgent ? findAgent(agentToken) : null;
  }

  return async (request) => {
    const actor = await find(request);
    // Checked at every call, so that access ends when the operator takes a domain or an address off the list.
    return actor && isAllowed(actor) ? actor : null;
  };
}
