import type { GapReason } from '@flowlens/core';
import type { RecordedEvent } from '@flowlens/recorder/parts';
import type { ObservedRequest } from '../observed-requests/observed-request.js';

/** Port from the service worker, which holds the debugger, to the offscreen document. */
export const DEEP_PORT = 'deep';

/** Message of the debugger. Batches are sent as JSON, in pieces. */
export type DeepMessage =
  | { kind: 'attached' }
  /** Contains a reason if the browser ended it: the recording continues in standard mode. `at` is in epoch milliseconds. */
  | { kind: 'detached'; at: number; reason?: GapReason | undefined }
  | { kind: 'request'; request: ObservedRequest }
  /** A request of a service worker that may belong to another tab. */
  | { kind: 'left_out' }
  /** Console entry that the browser itself wrote. */
  | { kind: 'entry'; event: RecordedEvent };

export interface DeepPiece {
  text: string;
  isLast: boolean;
}
