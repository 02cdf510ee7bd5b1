/** Thrown when a recording does not fit into the storage of the browser any more. What is written stays. */
export class StorageFullError extends Error {
  override readonly name = 'StorageFullError';
  readonly code = 'storage_full';

  constructor(options?: ErrorOptions) {
    super('There is no room for more of this recording in the browser.', options);
  }
}
