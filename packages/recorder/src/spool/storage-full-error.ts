/** Thrown if a recording no longer fits into the browser's storage. Written data stays. */
export class StorageFullError extends Error {
  override readonly name = 'StorageFullError';
  readonly code = 'storage_full';

  constructor(options?: ErrorOptions) {
    super('There is no room for more of this recording in the browser.', options);
  }
}
