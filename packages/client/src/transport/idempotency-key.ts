/** Options of calls that make something, or that can be done only once. */
export interface CreateOptions {
  signal?: AbortSignal | undefined;
  /** For 24 hours the same key repeats the first answer instead of doing the thing twice. At most 255 characters. */
  idempotencyKey?: string | undefined;
}

/** The header of such a call. */
export function keyHeader({ idempotencyKey }: CreateOptions) {
  return idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey };
}
