import type { FastifyRequest } from 'fastify';
import { forbidden, HttpProblem } from '../../../platform/errors/http-problem.js';
import type { IsOwnOrigin } from '../../../platform/config/own-origins.js';

const BEARER = /^Bearer ([\w-]{1,200})$/i;
/** Names under which clients are known to put a token into a URL. */
const TOKEN_PARAMETERS = ['token', 'access_token', 'api_key', 'key'];

/**
 * Rejects pages of other sites, even those that reach this server under their own host name: browsers send the
 * origin with every POST.
 *
 * @throws HttpProblem 403
 */
export function assertOrigin({ headers: { origin } }: FastifyRequest, isOwnOrigin: IsOwnOrigin): void {
  if (origin !== undefined && !isOwnOrigin(origin)) throw forbidden('This site may not use the MCP endpoint.');
}

/**
 * Returns the token of the Authorization header. A token in a URL would end up in logs, so it is refused even beside a
 * header.
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

/** 401 for an unknown or expired token. */
export const badToken = () =>
  refused('The token is unknown, expired or revoked. Make a new one in FlowLens, under Setup.', 'invalid_token');

/** Challenge of RFC 6750. No authorization server issues these tokens, so it names none. */
function refused(detail: string, error?: string): HttpProblem {
  const challenge = `Bearer realm="FlowLens"${error === undefined ? '' : `, error="${error}"`}`;
  return new HttpProblem(401, detail, { headers: { 'www-authenticate': challenge } });
}
