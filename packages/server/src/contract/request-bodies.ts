import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpProblem, invalidRequest, unprocessable } from '../plugins/http-problem.js';

/**
 * Reads bodies of JSON, and sees to it that a body is there, or is not, as the contract says: Fastify validates only
 * what comes in a type that the route has a schema for.
 */
export function registerRequestBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    // Many clients name the type with every call, also where they send nothing.
    if (text === '') done(null);
    else void parseJson(request, text, done);
  });
  app.addHook('preValidation', async (request) => {
    const { bodyTypes } = request.routeOptions.config;
    if (bodyTypes?.length === 0) assertEmpty(request.body);
    else if (bodyTypes) assertTyped(request, bodyTypes);
  });
}

function assertEmpty(body: unknown): void {
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  if (body === undefined || body === null || (isObject && Object.keys(body).length === 0)) return;
  throw unprocessable('This call takes no body.', [{ path: '/body', message: 'must be empty' }]);
}

function assertTyped({ body, headers }: FastifyRequest, types: string[]): void {
  if (body === undefined || body === null) throw invalidRequest([{ path: '/body', message: 'must be sent' }]);
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!types.includes(type)) throw new HttpProblem(415, 'The request has a content type that is not understood here.');
}
