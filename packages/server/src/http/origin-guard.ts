import type { FastifyRequest } from 'fastify';
import { forbidden } from '../platform/errors/http-problem.js';
import type { IsOwnOrigin } from '../platform/config/own-origins.js';

/**
 * Prevents other sites from signing people in or using their cookie. Browsers send an origin with every POST; other
 * clients must send an X-Requested-With header, which a form of another site cannot set.
 *
 * @throws HttpProblem 403
 */
export function assertOwnOrigin(request: FastifyRequest, isOwnOrigin: IsOwnOrigin): void {
  const { origin } = request.headers;
  if (origin !== undefined && !isOwnOrigin(origin)) throw forbidden('This site may not use your session.');
  if (origin === undefined && request.headers['x-requested-with'] === undefined)
    throw forbidden('The request must carry an Origin or an X-Requested-With header.');
}
