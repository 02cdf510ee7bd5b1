import type { FastifyInstance } from 'fastify';
import { unprocessable } from '../../platform/errors/http-problem.js';

/** PostgreSQL cannot store the NUL character, and texts that people type never contain it. */
export function registerNulRejection(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    if (request.routeOptions.config.checksText === false) return;
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
