'use client';

import { isRecordingLinkOver } from '@flowlens/core/failures';
import type { RecordingDraft, SendDetails, SendProgress, SentFlow } from '@flowlens/recorder';
import { useEffect, useRef, useState } from 'react';
import { useFlowLens } from '../provider/use-flowlens.js';
import { flows } from '../query-keys.js';

export type RecordingDetails = Pick<SendDetails, 'title' | 'description' | 'projectId' | 'tagIds'>;

/** Reason why a recording was not sent; it is still in the browser. */
export interface SendFailure {
  /** `link_over`: the guest's recording link has ended, so a retry cannot succeed. */
  code: 'processing_failed' | 'gone' | 'offline' | 'link_over' | 'unknown';
  error: Error;
}

export type SendState =
  | { status: 'idle' }
  | { status: 'sending'; draft: RecordingDraft; progress: SendProgress }
  | { status: 'failed'; draft: RecordingDraft; failure: SendFailure }
  | { status: 'sent'; flow: SentFlow };

export interface UseSendRecordingResult {
  state: SendState;
  /** Sends the draft; does nothing while it is being sent. After a failure it continues where it stopped. */
  send: (details: RecordingDetails, onSent?: (flow: SentFlow) => void) => void;
  /** Stops sending. The draft stays. */
  cancel: () => void;
  /** Clears the result of the last attempt. */
  reset: () => void;
}

const IDLE: SendState = { status: 'idle' };

/**
 * Sends a recording. The upload belongs to the draft: it continues when the component unmounts, and a component that
 * mounts later follows it.
 *
 * @example
 * const { state, send } = useSendRecording(draft);
 */
export function useSendRecording(draft: RecordingDraft | null): UseSendRecordingResult {
  const { queryClient } = useFlowLens();
  const [state, setState] = useState<SendState>(() => sendingOf(draft) ?? IDLE);
  const followed = useRef<Promise<SentFlow> | null>(null);

  useEffect(() => {
    const follow = () => {
      const sending = sendingOf(draft);
      const flow = draft?.sending?.flow;
      if (!draft || !sending || !flow) return;
      setState(sending);
      if (followed.current === flow) return;
      followed.current = flow;
      // The recorder drops the draft just before its flow is available.
      flow.then(
        (sent) => setState({ status: 'sent', flow: sent }),
        (error: unknown) => setState(isAbort(error) ? IDLE : { status: 'failed', draft, failure: failureOf(error) }),
      );
    };
    follow();
    return draft?.subscribe(follow);
  }, [draft]);

  return {
    state,
    send(details, onSent) {
      if (!draft || draft.sending) return;
      draft.send(details).then(
        (flow) => {
          void queryClient.invalidateQueries({ queryKey: flows() });
          onSent?.(flow);
        },
        () => undefined,
      );
    },
    cancel() {
      if (state.status === 'sending') state.draft.sending?.cancel();
    },
    reset: () => setState(IDLE),
  };
}

function sendingOf(draft: RecordingDraft | null): SendState | null {
  return draft?.sending ? { status: 'sending', draft, progress: draft.sending.progress } : null;
}

/** Compared by name, because a `DOMException` of another realm is not an instance of this realm's `Error`. */
function isAbort(error: unknown): boolean {
  return (error as { name?: unknown } | null)?.name === 'AbortError';
}

/** Compared by name, because this package imports only types of the recorder and the client. */
function failureOf(thrown: unknown): SendFailure {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const { name, code } = error as Error & { code?: unknown };
  if (name === 'SendError' && (code === 'processing_failed' || code === 'gone')) return { code, error };
  if (isRecordingLinkOver(error)) return { code: 'link_over', error };
  return { code: name === 'FlowLensNetworkError' ? 'offline' : 'unknown', error };
}
