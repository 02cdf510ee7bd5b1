/** Thrown if a recording was not sent. Its files stay, so sending can be repeated. */
export class SendError extends Error {
  override readonly name = 'SendError';

  constructor(
    /**
     * `processing_failed`: the server received everything and cannot process it. `gone`: the server repeatedly lost the
     * recording.
     */
    readonly code: 'processing_failed' | 'gone' | 'no_details',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
