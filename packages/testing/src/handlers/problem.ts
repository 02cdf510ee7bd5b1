import { visibleText } from '@flowlens/core/validation';
import { refusal } from '@flowlens/core/refusals';
import { HttpResponse } from 'msw';
import type { FieldError } from '../contract/first-error.js';

const TITLES: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Entity',
};

/** An error in the server's words: problem details (RFC 9457). */
export class Problem extends Error {
  constructor(
    readonly status: number,
    detail: string,
    readonly errors?: readonly FieldError[],
  ) {
    super(detail);
    this.name = 'Problem';
  }

  toResponse(): Response {
    const { status, message: detail, errors } = this;
    return HttpResponse.json(
      { type: 'about:blank', title: TITLES[status], status, detail, ...(errors && { errors }) },
      { status, headers: { 'content-type': 'application/problem+json' } },
    );
  }
}

/** Returns the response for a problem; throws other errors, which are bugs. */
export function errorResponse(error: unknown): Response {
  if (error instanceof Problem) return error.toResponse();
  throw error;
}

export const badRequest = (detail: string) => new Problem(400, detail);
export const unauthorized = (detail = 'Please sign in.') => new Problem(401, detail);
export const forbidden = (detail = refusal('notAllowed')) => new Problem(403, detail);
export const notFound = (detail: string) => new Problem(404, detail);
export const conflict = (detail: string) => new Problem(409, detail);
export const unprocessable = (detail: string, errors: FieldError[]) => new Problem(422, detail, errors);

/** Returns the stored form of typed text; 422 without a visible character. */
export function requiredText(field: string, text: string): string {
  const kept = visibleText(text);
  if (kept !== '') return kept;
  const message = 'must have a visible character';
  throw unprocessable(`The ${field} ${message}.`, [{ path: `/body/${field}`, message }]);
}

/** 422 for a request that violates the contract. */
export function invalidRequest(error: FieldError): Problem {
  return unprocessable(`The request is not valid: ${error.path.split('/').at(-1)} ${error.message}.`, [error]);
}
