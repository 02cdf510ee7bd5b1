import type { GapReason } from '@flowlens/core';
import type { RecordedEvent } from '@flowlens/recorder/parts';
import type { WitnessedRequest } from '../witness/witnessed-request.js';

/** Port from the service worker, which holds the debugger, to the offscreen document. */
export const DEEP_PORT = 'deep';

/** Batches of these go as JSON, in pieces. */
export type DeepMessage =
  | { kind: 'attached' }
  /**
   * Includes a reason when the browser ended it: the recording continues in standard mode. `at` in epoch milliseconds.
   */
  | { kind: 'detached'; at: number; reason?: GapReason | undefined }
  | { kind: 'request'; request: WitnessedRequest }
  /** A request of a service worker that may belong to another tab. */
  | { kind: 'left_out' }
  /** An entry that the browser itself wrote to the console. */
  | { kind: 'entry'; event: RecordedEvent };

export interface DeepPiece {
  text: string;
  isLast: boolean;
}
