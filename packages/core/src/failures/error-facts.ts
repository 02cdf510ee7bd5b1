/** The HTTP status of an API error; `undefined` for any other error. */
export function statusOf(error: unknown): number | undefined {
  const status = fieldOf(error, 'status');
  return typeof status === 'number' ? status : undefined;
}

/** The sentence the server sent for people to read; `undefined` when there is none. */
export function detailOf(error: unknown): string | undefined {
  const detail = fieldOf(error, 'detail');
  return typeof detail === 'string' && detail.trim() !== '' ? detail : undefined;
}

/**
 * Whether the work of a call that failed may be done all the same, or still be going on: no answer came, the server failed over it, or
 * it says to ask for the answer a little later. Such a call is repeated with its idempotency key. A refusal stands: what follows is a
 * new wish.
 */
export function mayHaveWorked(error: unknown): boolean {
  const status = statusOf(error);
  return status === undefined || status >= 500 || (status === 409 && typeof fieldOf(error, 'retryAfter') === 'number');
}

function fieldOf(error: unknown, name: 'status' | 'detail' | 'retryAfter'): unknown {
  return typeof error === 'object' && error !== null && name in error
    ? (error as Record<string, unknown>)[name]
    : undefined;
}
