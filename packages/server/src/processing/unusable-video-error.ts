/** The video can never be shown, however often it is tried; the message says why. */
export class UnusableVideoError extends Error {
  override name = 'UnusableVideoError';
}
