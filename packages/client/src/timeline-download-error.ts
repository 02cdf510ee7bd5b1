/**
 * Reason why a timeline download failed: forbidden by CORS, unreachable, refused with a status, or not JSON.
 */
export type TimelineFailureKind = 'cors' | 'network' | 'http' | 'format';

export class TimelineDownloadError extends Error {
  override readonly name = 'TimelineDownloadError';

  constructor(
    readonly kind: TimelineFailureKind,
    message: string,
    options?: ErrorOptions & { status?: number },
  ) {
    super(message, options);
    this.status = options?.status ?? null;
  }

  /** The HTTP status, for the kind `http`; else null. */
  readonly status: number | null;
}
