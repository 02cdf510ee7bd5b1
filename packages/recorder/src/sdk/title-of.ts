import type { RecordingState } from '../spool/recording-files.js';

/** Returns the title at the last attempt to send a recording, or at its start. */
export function titleOf({ send, title }: RecordingState): string | null {
  return send?.details.title ?? title ?? null;
}
