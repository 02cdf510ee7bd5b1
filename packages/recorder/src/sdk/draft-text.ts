import type { RecordingState } from '../spool/recording-files.js';

/** Returns the title as last typed or sent, or known at the start. An emptied field does not count. */
export function titleOf({ typed, send, title }: RecordingState): string | null {
  return typed?.title || (send?.details.title ?? title ?? null);
}

/** Returns the description as last typed or sent. */
export function descriptionOf({ typed, send }: RecordingState): string | null {
  return typed?.description ?? send?.details.description ?? null;
}
