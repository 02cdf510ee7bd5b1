import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/database.js';
import type { Authenticate } from '../plugins/authentication.js';
import type { AccessTokens } from './access-token.js';
import { findActor } from './session-store.js';

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

/** The token of an `Authorization: Bearer` header, if it has the form of one of ours. */
export function bearerToken(request: FastifyRequest): string | undefined {
  return BEARER.exec(request.headers.authorization ?? '')?.[1];
}

/** Reads the bearer token and looks up, at every call, whether its session still lives. */
export function createAuthenticate({ db }: Database, accessTokens: AccessTokens): Authenticate {
  return async (request) => {
    const token = bearerToken(request);
    const sessionId = token === undefined ? null : await accessTokens.verify(token);
    return sessionId === null ? null : findActor(db, sessionId);
  };
}
