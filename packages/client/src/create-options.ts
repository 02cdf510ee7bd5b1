/** Options of calls that make something. */
export interface CreateOptions {
  signal?: AbortSignal | undefined;
  /** For 24 hours the same key repeats the first answer instead of making the thing twice. At most 255 characters. */
  idempotencyKey?: string | undefined;
}

/** Header parameters of such a call. */
export function createHeaders({ idempotencyKey }: CreateOptions): { 'Idempotency-Key'?: string } {
  return idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey };
}
