import type { FastifyInstance } from 'fastify';
import { unprocessable } from '../../platform/errors/http-problem.js';

/** PostgreSQL cannot store the NUL character, and no text that a person writes has one. */
export function registerNulRefusal(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    if (request.routeOptions.config.checksText === false) return;
    for (const [part, value] of Object.entries({ body: request.body, query: request.query, path: request.params })) {
      if (holdsNul(value))
        throw unprocessable('The request holds a NUL character.', [{ path: `/${part}`, message: 'must not hold NUL' }]);
    }
  });
}

/** Without recursion: a body may nest as deep as it is long. */
function holdsNul(root: unknown): boolean {
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
