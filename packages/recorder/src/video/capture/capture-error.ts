import type { RecorderError } from '../../recorder.js';

/** Thrown if the user or the browser refuses to capture the screen or the microphone. */
export class CaptureError extends Error {
  override readonly name = 'CaptureError';

  constructor(
    readonly code: Extract<RecorderError['code'], 'capture_denied' | 'capture_unsupported' | 'microphone_denied'>,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
