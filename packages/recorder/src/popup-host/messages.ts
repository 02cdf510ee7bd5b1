import type { TimelineEvent, TimelineMetadata } from '@flowlens/core/recorded';
import type { RedactionCounts } from '../events/count-redactions.js';

/** Facts about the recorded document that the popup needs. */
export interface HostedPage {
  pageUrl: string;
  /** Page size in device pixels, because the capture of another tab has the capturing tab's size by default. */
  width: number;
  height: number;
  probesOff: string[];
  /** Browser and machine, as seen by the page. */
  metadata: TimelineMetadata;
}

/** Counts of one document in the tab. */
export interface DocumentCounts {
  redacted: RedactionCounts;
  concealedElements: number;
}

/**
 * Messages of a document in the recorded tab. Every script of the origin can read and send them, so they contain no
 * token, and none of them can lose, send or reveal data.
 */
export type TabMessage =
  /** Sent by a page that looks for a guest's page that opened it. The answer is `opened`. */
  | { type: 'hello' }
  | { type: 'join'; page: HostedPage }
  | ({
      type: 'events';
      /** Document whose earlier counts are replaced. */
      document: string;
      /** Already redacted. */
      events: TimelineEvent[];
    } & DocumentCounts)
  /** The document is unloading. The picture freezes until the next one joins. */
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
  /** Answer to `left`. A document that still exists joins again. */
  | { type: 'away' }
  /** No pictures arrive: makes the document paint, to tell a stalled capture from a static page. */
  | { type: 'repaint' }
  /** The recording ends; the tab answers with its last events and `stop`. */
  | { type: 'ending' }
  /** The files are written, or the window is closing: the tab can open them soon. */
  | { type: 'stopped' };

export interface HostedStatus {
  /** Epoch milliseconds. */
  startedAt: number;
  /** Recorded time without pauses, in milliseconds, as of `runningSince`. */
  elapsedMs: number;
  /** Epoch milliseconds since when the time has been running; null while paused. */
  runningSince: number | null;
  hasMicrophone: boolean;
  eventsCount: number;
}
