import type { TimelineEvent, TimelineMetadata } from '@flowlens/core';
import type { RedactionCounts } from '../events/count-redactions.js';

/** What the popup host needs to know of the recorded page. */
export interface HostedPage {
  serverUrl: string;
  account: string | null;
  pageUrl: string;
  microphone: boolean;
  /** Size of the page in device pixels, because the capture of another tab takes the size of the capturing one by default. */
  width: number;
  height: number;
  probesOff: string[];
  /** Browser and machine as the page sees them. */
  metadata: TimelineMetadata;
}

/** Messages of a document in the recorded tab. They carry no token: every script of the origin can read and send them. */
export type TabMessage =
  | { type: 'join'; page: HostedPage }
  | {
      type: 'events';
      /** The document, whose counts replace those that it sent before. */
      document: string;
      /** Redacted already. */
      events: TimelineEvent[];
      redacted: RedactionCounts;
      concealedElements: number;
    }
  /** The document is being left. The picture stands until the next one joins. */
  | { type: 'left' }
  | { type: 'pause'; isPaused: boolean }
  | { type: 'stop' };

/** Messages of the popup host. */
export type HostMessage =
  | { type: 'opened' }
  /** The answer to `join` while the user has not chosen the tab yet. */
  | { type: 'waiting' }
  | ({ type: 'recording' } & HostedStatus)
  /** The user ends the recording in the popup; the tab answers with its last events and `stop`. */
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

interface Channel<Sent> {
  post: (message: Sent) => void;
  close: () => void;
}

/** Opens the channel between the popup host and the recorded tab. Messages of other forms are ignored. */
export function openChannel<Sent extends TabMessage | HostMessage, Received extends TabMessage | HostMessage>(
  id: string,
  onMessage: (message: Received) => void,
): Channel<Sent> {
  const channel = new BroadcastChannel(`flowlens-recording ${id}`);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'object' && data !== null && 'type' in data) onMessage(data as Received);
  };
  return { post: (message) => channel.postMessage(message), close: () => channel.close() };
}
