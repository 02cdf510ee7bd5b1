/** Options of calls that create something or must not run twice. */
export interface CreateOptions {
  signal?: AbortSignal | undefined;
  /** For 24 hours, a repeated key returns the first response instead of acting again. At most 255 characters. */
  idempotencyKey?: string | undefined;
}

/** Returns the header of such a call. */
export function keyHeader({ idempotencyKey }: CreateOptions) {
  return idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey };
}
