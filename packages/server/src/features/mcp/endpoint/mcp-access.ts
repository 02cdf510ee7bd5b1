import type { FastifyRequest } from 'fastify';
import { forbidden, HttpProblem } from '../../../platform/errors/http-problem.js';
import type { IsOwnOrigin } from '../../../platform/config/own-origins.js';

const BEARER = /^Bearer ([\w-]{1,200})$/i;
/** Names under which clients are known to put a token into an address. */
const TOKEN_PARAMETERS = ['token', 'access_token', 'api_key', 'key'];

/**
 * Keeps pages of other sites out, also those that reach this server under a name of their own: a browser names the origin of every POST.
 *
 * @throws HttpProblem 403
 */
export function assertOrigin({ headers: { origin } }: FastifyRequest, isOwnOrigin: IsOwnOrigin): void {
  if (origin !== undefined && !isOwnOrigin(origin)) throw forbidden('This site may not use the MCP endpoint.');
}

/**
 * The token of the Authorization header. One in an address would end up in logs, and is refused wherever else there is one.
 *
 * @throws HttpProblem 401
 */
export function tokenOf(request: FastifyRequest): string {
  const query = request.query as Record<string, unknown>;
  if (request.url.includes('fl_') || TOKEN_PARAMETERS.some((name) => name in query))
    throw refused('Send the token in the Authorization header, never in the address.', 'invalid_request');
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
  if (token === undefined) throw refused('Send a token of FlowLens as "Authorization: Bearer …".');
  return token;
}

/** 401 for a token that is none of ours, or no longer. */
export const badToken = () =>
  refused('The token is unknown, expired or revoked. Make a new one in FlowLens, under Setup.', 'invalid_token');

/** As RFC 6750 has it. No authorization server hands these tokens out, so there is none to point at. */
function refused(detail: string, error?: string): HttpProblem {
  const challenge = `Bearer realm="FlowLens"${error === undefined ? '' : `, error="${error}"`}`;
  return new HttpProblem(401, detail, { headers: { 'www-authenticate': challenge } });
}
