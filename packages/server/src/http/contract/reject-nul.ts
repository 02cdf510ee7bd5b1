import type { FastifyInstance } from 'fastify';
import { unprocessable } from '../../platform/errors/http-problem.js';

/**
 * Rejects the NUL character, which PostgreSQL cannot store and people never type. Pages of the app and of the guide
 * do not reach the database, so they are served at any address.
 */
export function registerNulRejection(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    if (request.is404 || request.routeOptions.config.checksText === false) return;
    for (const [part, value] of Object.entries({ body: request.body, query: request.query, path: request.params })) {
      if (containsNul(value))
        throw unprocessable('The request holds a NUL character.', [{ path: `/${part}`, message: 'must not hold NUL' }]);
    }
  });
}

/** Iterative, because a body may be nested very deeply. */
function containsNul(root: unknown): boolean {
  const waiting = [root];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === 'string' && value.includes('\0')) return true;
    if (isContainer(value)) for (const [key, item] of Object.entries(value)) waiting.push(key, item);
  }
  return false;
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Buffer.isBuffer(value) && !(Symbol.asyncIterator in value);
}
