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

function fieldOf(error: unknown, name: 'status' | 'detail'): unknown {
  return typeof error === 'object' && error !== null && name in error
    ? (error as Record<string, unknown>)[name]
    : undefined;
}
