import type { SendProgress } from '@flowlens/recorder';
import { openRecordingStore, recordingsInUse, sendRecording } from '@flowlens/recorder/parts';
import { serverClient } from '../connection/server-client.js';
import type { SendRequest } from '../messages/messages.js';

/** Minimum interval between progress reports. */
const PROGRESS_EVERY_MS = 500;
/** A page reviews the recording, such as one that the browser restored before the upload resumed. */
const IN_USE = undefined;
/** The browser ended after the last step. */
const ALREADY_SENT = null;

export interface OutgoingRecordings {
  /**
   * Sends a recording. Does nothing while it is already being sent, or while a page reviews it; call it again later.
   */
  send: (request: SendRequest) => void;
  /** Stops sending a recording and deletes it. */
  abandon: (id: string) => Promise<void>;
  isEmpty: () => boolean;
}

interface OutgoingParts {
  onProgress: (id: string, progress: SendProgress) => void;
  /** Called when the flow is complete, or with the reason why it is not. */
  onEnded: (id: string, failure: string | null) => void;
}

interface Running {
  abort: AbortController;
  ended: Promise<void>;
}

/** Sends recordings to their servers, and waits for the network as long as necessary. */
export function createOutgoingRecordings({ onProgress, onEnded }: OutgoingParts): OutgoingRecordings {
  const running = new Map<string, Running>();

  /** Returns the reason why the recording was not sent; null on success, undefined if it is in use. */
  async function run(
    { id, serverOrigin, account, token }: SendRequest,
    signal: AbortSignal,
  ): Promise<string | null | undefined> {
    const files = await (await openRecordingStore({ serverOrigin, account })).open(id);
    if (!files) return (await recordingsInUse()).has(id) ? IN_USE : ALREADY_SENT;
    let toldAt = -Infinity;
    try {
      await sendRecording({
        files,
        client: serverClient(serverOrigin, token),
        signal,
        onProgress(progress) {
          if (performance.now() - toldAt < PROGRESS_EVERY_MS) return;
          toldAt = performance.now();
          onProgress(id, progress);
        },
      });
      return null;
    } catch (error) {
      if (!signal.aborted) return messageOf(error);
      await files.remove();
      return null;
    } finally {
      await files.release();
    }
  }

  return {
    send(request) {
      const { id } = request;
      if (running.has(id)) return;
      const abort = new AbortController();
      const ended = run(request, abort.signal)
        .catch(messageOf)
        .then((failure) => {
          running.delete(id);
          if (failure !== IN_USE) onEnded(id, failure);
        });
      running.set(id, { abort, ended });
    },
    async abandon(id) {
      const sending = running.get(id);
      sending?.abort.abort();
      await sending?.ended;
    },
    isEmpty: () => running.size === 0,
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
