import type { TimelineEvent, TimelineMetadata } from '@flowlens/core/recorded';
import type { RedactionCounts } from '../events/count-redactions.js';

/** Facts about the recorded document that the popup host needs. */
export interface HostedPage {
  pageUrl: string;
  /** Size of the page in device pixels, because the capture of another tab takes the size of the capturing one by default. */
  width: number;
  height: number;
  probesOff: string[];
  /** Browser and machine as the page sees them. */
  metadata: TimelineMetadata;
}

/** Counts of one document of the tab. */
export interface DocumentCounts {
  redacted: RedactionCounts;
  concealedElements: number;
}

/**
 * Messages of a document in the recorded tab. Every script of the origin can read and send them, so they carry no token, and none of
 * them loses, sends or reveals anything.
 */
export type TabMessage =
  /** A page looks for the page of a guest that opened it. The answer is `opened`. */
  | { type: 'hello' }
  | { type: 'join'; page: HostedPage }
  | ({
      type: 'events';
      /** The document, whose counts replace those that it sent before. */
      document: string;
      /** Redacted already. */
      events: TimelineEvent[];
    } & DocumentCounts)
  /** The document is being left. The picture stands until the next one joins. */
  | { type: 'left' }
  /** The answer to `repaint`. */
  | { type: 'painted' }
  | { type: 'pause'; isPaused: boolean }
  | { type: 'stop' };

/** Messages of the popup host. */
export type HostMessage =
  | { type: 'opened' }
  /** The answer to `join` while the user has not chosen the tab yet. */
  | { type: 'waiting' }
  | ({ type: 'recording' } & HostedStatus)
  /** The answer to `left`. A document that is still there joins again. */
  | { type: 'away' }
  /** No pictures come: the document paints, to tell a stalled capture from a static page. */
  | { type: 'repaint' }
  /** The recording ends; the tab answers with its last events and `stop`. */
  | { type: 'ending' }
  /** The files are written, or the window is closing: they are free for the tab to open soon. */
  | { type: 'stopped' };

export interface HostedStatus {
  /** Epoch milliseconds. */
  startedAt: number;
  /** Recorded time without pauses, in milliseconds, as of `runningSince`. */
  elapsedMs: number;
  /** Epoch milliseconds since which the time runs; null while paused. */
  runningSince: number | null;
  hasMicrophone: boolean;
  eventsCount: number;
}
