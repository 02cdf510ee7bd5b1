import type { RecordingFailure } from '../../platform/database/schema/recording-tables.js';

/** Thrown if the video can never be shown, even after retries; the message is the reason. */
export class UnusableVideoError extends Error {
  override name = 'UnusableVideoError';

  constructor(
    message: string,
    /** Reason for the person who recorded. */
    readonly failure?: RecordingFailure,
  ) {
    super(message);
  }
}
