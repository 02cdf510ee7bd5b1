import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchemaValidationError,
} from 'fastify';
import { STATUS_CODES } from 'node:http';
import { refusal } from '@flowlens/core/refusals';
import { problemOfQueryFailure } from '../../platform/database/query-failures.js';
import { problemOfStorageFailure } from '../../platform/storage/storage-failures.js';
import {
  type FieldError,
  HttpProblem,
  invalidRequest,
  notFound,
  unprocessable,
} from '../../platform/errors/http-problem.js';

/** Headers that describe the intended response. */
const CONTENT_HEADERS = [
  'accept-ranges',
  'content-disposition',
  'content-encoding',
  'content-length',
  'content-range',
  'etag',
  'last-modified',
];

/** Sends every error as problem details (RFC 9457), without internals of the server. */
export function registerProblemDetails(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendProblem(error, request, reply));
}

/** Responds to requests without a route. */
export function answerNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendProblem(notFound(), request, reply);
}

/** Sends an error; server errors are logged with the request id that the caller gets. */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = problemOf(error);
  // Problems that the server throws itself need no further log line.
  if (problem !== error && problem.status >= 500) request.log.error({ err: error }, problem.detail);
  // Removes headers that the handler set for its response.
  for (const name of CONTENT_HEADERS) reply.removeHeader(name);
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .headers(problem.headers)
    .type('application/problem+json')
    .send(problemBody(problem, request.id));
}

/** Returns the body of a problem response. */
export function problemBody({ status, detail, errors }: HttpProblem, requestId?: string) {
  return {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Unknown',
    status,
    detail,
    ...(status >= 500 && requestId !== undefined && { request_id: requestId }),
    ...(errors && { errors }),
  };
}

function problemOf(error: unknown): HttpProblem {
  if (error instanceof HttpProblem) return error;
  return (
    problemOfQueryFailure(error) ??
    problemOfStorageFailure(error) ??
    (isFastifyError(error) ? problemOfRequest(error) : undefined) ??
    new HttpProblem(500, refusal('serverFailed'))
  );
}

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && 'code' in error && 'statusCode' in error;
}

/** Returns the problem for an error of Fastify. */
function problemOfRequest(error: FastifyError): HttpProblem | undefined {
  if (error.validation) return invalidRequest(fieldErrors(error));
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new HttpProblem(413, 'The request is too large.');
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new HttpProblem(415, 'The request has a content type that is not understood here.');
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return unprocessable('The request body is not valid JSON.', [{ path: '/body', message: 'must be valid JSON' }]);
    case 'FST_ERR_BAD_URL':
      return unprocessable('The address is malformed.');
    default:
      return malformed(error.statusCode ?? 500);
  }
}

/** 400 is reserved for sign-in codes and joining; other malformed requests get 422. */
function malformed(status: number): HttpProblem | undefined {
  if (status < 400 || status >= 500) return undefined;
  return new HttpProblem(status === 400 ? 422 : status, 'The request is malformed.');
}

function fieldErrors(error: FastifyError): FieldError[] {
  const part = error.validationContext === 'querystring' ? 'query' : (error.validationContext ?? 'body');
  return (error.validation ?? []).map((failure) => ({
    path: `/${part}${failure.instancePath}${missingOrUnknown(failure)}`,
    message: failure.message ?? 'is not valid',
  }));
}

/** Ajv points to the object; callers need the name of the property. */
function missingOrUnknown({ params }: FastifySchemaValidationError): string {
  const name = params.missingProperty ?? params.additionalProperty;
  return typeof name === 'string' ? `/${name}` : '';
}
