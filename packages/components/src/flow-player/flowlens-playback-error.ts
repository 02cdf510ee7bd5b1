/** Error of a video that the browser cannot load or decode. `cause` is the `MediaError` of the browser, if there is one. */
export class FlowLensPlaybackError extends Error {
  override readonly name = 'FlowLensPlaybackError';

  constructor(cause: MediaError | null) {
    super('The video cannot be played', { cause: cause ?? undefined });
  }
}
