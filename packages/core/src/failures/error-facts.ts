/** Returns the HTTP status of an API error; `undefined` for any other error. */
export function statusOf(error: unknown): number | undefined {
  const status = fieldOf(error, 'status');
  return typeof status === 'number' ? status : undefined;
}

/** Returns the message for the user, as sent by the server; `undefined` if there is none. */
export function detailOf(error: unknown): string | undefined {
  const detail = fieldOf(error, 'detail');
  return typeof detail === 'string' && detail.trim() !== '' ? detail : undefined;
}

/**
 * Returns whether a failed call may have taken effect or may still be running: no response arrived, the server failed, or
 * it asked to retry later. Repeat such a call with its idempotency key. A rejected call had no effect.
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
