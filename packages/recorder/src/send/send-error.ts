/** Thrown when a recording was not sent. Its files stay, so that sending can be repeated. */
export class SendError extends Error {
  override readonly name = 'SendError';

  constructor(
    /**
     * `processing_failed`: the server has everything and cannot make a flow of it. `gone`: the server forgot the recording again
     * and again.
     */
    readonly code: 'processing_failed' | 'gone' | 'no_details',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
