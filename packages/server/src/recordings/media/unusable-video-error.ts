import type { RecordingFailure } from '../../platform/database/schema/recording-tables.js';

/** The video can never be shown, however often it is tried; the message says why. */
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
