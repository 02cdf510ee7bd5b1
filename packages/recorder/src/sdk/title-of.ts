import type { RecordingState } from '../spool/recording-files.js';

/** Title at the last try to send a recording, else that of its start. */
export function titleOf({ send, title }: RecordingState): string | null {
  return send?.details.title ?? title ?? null;
}
