import { FlowLensApiError } from './errors.js';
import type { Problem } from './types.js';

/** Makes the error of a refused call out of whatever body came: problem details, other JSON, HTML or nothing. */
export function apiError(operation: string, response: Response, body: unknown): FlowLensApiError {
  return new FlowLensApiError({
    operation,
    status: response.status,
    problem: isProblem(body) ? body : null,
    detail: detailOf(body),
    retryAfter: retryAfterSeconds(response.headers.get('Retry-After')),
  });
}

function detailOf(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('detail' in body)) return null;
  return typeof body.detail === 'string' && body.detail.trim() !== '' ? body.detail : null;
}

function isProblem(body: unknown): body is Problem {
  if (typeof body !== 'object' || body === null) return false;
  const { type, title, status, detail } = body as Record<string, unknown>;
  return [type, title, detail].every((text) => typeof text === 'string') && typeof status === 'number';
}

/** The header holds seconds or a date (RFC 9110 §10.2.3). `Date.parse` alone would take much else for one. */
function retryAfterSeconds(header: string | null): number | null {
  if (header === null) return null;
  if (/^\d{1,9}$/.test(header)) return Number(header);
  const date = /GMT$/.test(header) ? Date.parse(header) : NaN;
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - Date.now()) / 1000));
}
