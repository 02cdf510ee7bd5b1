import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpProblem, invalidRequest, unprocessable } from '../../platform/errors/http-problem.js';

const CHARSET = /;\s*charset\s*=\s*"?([^";\s]*)/i;

/**
 * Parses JSON bodies, and checks that a body is present or absent as the contract requires. Fastify validates only
 * types that the route has a schema for.
 */
export function registerRequestBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    // Many clients set the content type even without a body.
    if (text === '') done(null);
    else if (!isUtf8(request)) done(unsupportedType());
    else void parseJson(request, text, done);
  });
  app.addHook('preValidation', async (request) => {
    const { bodyTypes, bodyRequired } = request.routeOptions.config;
    if (bodyTypes?.length === 0) assertEmpty(request.body);
    // An optional body that is missing counts as an empty object.
    else if (bodyTypes && !bodyRequired && !hasBody(request)) request.body = {};
    else if (bodyTypes) assertTyped(request, bodyTypes);
  });
}

/** Returns whether the content type names no other charset than UTF-8, as which bodies are read. */
function isUtf8({ headers }: FastifyRequest): boolean {
  const [, charset = 'utf-8'] = CHARSET.exec(headers['content-type'] ?? '') ?? [];
  return /^(utf-?8|us-ascii)$/i.test(charset);
}

function unsupportedType(): HttpProblem {
  return new HttpProblem(415, 'The request has a content type that is not understood here.');
}

function hasBody({ body }: FastifyRequest): boolean {
  return body !== undefined && body !== null;
}

function assertEmpty(body: unknown): void {
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  if (body === undefined || body === null || (isObject && Object.keys(body).length === 0)) return;
  throw unprocessable('This call takes no body.', [{ path: '/body', message: 'must be empty' }]);
}

function assertTyped(request: FastifyRequest, types: string[]): void {
  if (!hasBody(request)) throw invalidRequest([{ path: '/body', message: 'must be sent' }]);
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!types.includes(type)) throw unsupportedType();
}
