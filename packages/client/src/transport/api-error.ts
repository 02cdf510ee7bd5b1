import { FlowLensApiError } from '../errors.js';
import type { Problem } from '../types.js';

/** Creates the error of a refused call from its parsed body: JSON members, text such as HTML, or nothing. */
export function apiError(operation: string, response: Response, error: unknown): FlowLensApiError {
  const body = Object(error) as Record<string, unknown>;
  const { type, title, status, detail } = body;
  const isProblem = [type, title, detail].every(isText) && typeof status === 'number';
  return new FlowLensApiError({
    operation,
    status: response.status,
    problem: isProblem ? (body as unknown as Problem) : null,
    detail: isText(detail) && detail.trim() !== '' ? detail : null,
    retryAfter: retryAfterSeconds(response.headers.get('Retry-After')),
  });
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** The header holds seconds or a date (RFC 9110 §10.2.3). `Date.parse` alone would accept many other values. */
function retryAfterSeconds(header: string | null): number | null {
  if (header === null) return null;
  if (/^\d{1,9}$/.test(header)) return Number(header);
  const date = /GMT$/.test(header) ? Date.parse(header) : NaN;
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - Date.now()) / 1000));
}
