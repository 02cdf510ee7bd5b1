import { HttpResponse } from 'msw';

const TITLES: Record<number, string> = { 400: 'Bad Request', 401: 'Unauthorized', 404: 'Not Found', 409: 'Conflict' };

/** A refusal as the server words it: problem details (RFC 9457). */
export function problem(status: number, detail: string) {
  return HttpResponse.json(
    { type: 'about:blank', title: TITLES[status] ?? 'Unknown', status, detail },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );
}

export const noSession = () => problem(401, 'Your session has ended. Please sign in again.');

export const noContent = () => new HttpResponse(null, { status: 204 });
