import type { FastifyInstance } from 'fastify';
import { unprocessable } from '../plugins/http-problem.js';

/** PostgreSQL cannot store the NUL character, and no text that a person writes has one. */
export function registerNulRefusal(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    for (const [part, value] of Object.entries({ body: request.body, query: request.query, path: request.params })) {
      if (holdsNul(value))
        throw unprocessable('The request holds a NUL character.', [{ path: `/${part}`, message: 'must not hold NUL' }]);
    }
  });
}

function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (Buffer.isBuffer(value) || typeof value !== 'object' || value === null) return false;
  if (Symbol.asyncIterator in value) return false;
  return Object.entries(value).some(([key, item]) => key.includes('\0') || holdsNul(item));
}
