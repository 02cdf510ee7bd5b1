'use client';

import type { RecordingDraft, SendDetails, SendProgress, SentFlow } from '@flowlens/recorder';
import { useRef, useState } from 'react';
import { useFlowLens } from '../provider/use-flowlens.js';
import { flows } from '../query-keys.js';

export type RecordingDetails = Pick<SendDetails, 'title' | 'description' | 'projectId' | 'tagIds'>;

/** Why a recording was not sent; it is still in the browser. */
export interface SendFailure {
  code: 'processing_failed' | 'gone' | 'offline' | 'unknown';
  error: Error;
}

export type SendState =
  | { status: 'idle' }
  | { status: 'sending'; draft: RecordingDraft; progress: SendProgress }
  | { status: 'failed'; draft: RecordingDraft; failure: SendFailure }
  | { status: 'sent'; flow: SentFlow };

export interface UseSendRecordingResult {
  state: SendState;
  /** Sends a draft; does nothing while one is being sent. After a failure it goes on where it stopped. */
  send: (draft: RecordingDraft, details: RecordingDetails, onSent?: (flow: SentFlow) => void) => void;
  /** Stops sending. The draft stays. */
  cancel: () => void;
  /** Forgets how the last try went. */
  reset: () => void;
}

const START: SendProgress = { phase: 'creating', sentBytes: 0, totalBytes: 0 };
const IDLE: SendState = { status: 'idle' };

/** Sends recordings, one at a time. Sending goes on when the component unmounts. */
export function useSendRecording(): UseSendRecordingResult {
  const { queryClient } = useFlowLens();
  const [state, setState] = useState<SendState>(IDLE);
  const running = useRef<AbortController | null>(null);

  async function run(draft: RecordingDraft, details: RecordingDetails, abort: AbortController) {
    try {
      const flow = await draft.send({
        ...details,
        signal: abort.signal,
        onProgress: (progress) => {
          if (running.current === abort) setState({ status: 'sending', draft, progress });
        },
      });
      setState({ status: 'sent', flow });
      void queryClient.invalidateQueries({ queryKey: flows() });
      return flow;
    } catch (error) {
      setState(abort.signal.aborted ? IDLE : { status: 'failed', draft, failure: failureOf(error) });
      return null;
    } finally {
      running.current = null;
    }
  }

  return {
    state,
    send(draft, details, onSent) {
      if (running.current) return;
      const abort = new AbortController();
      running.current = abort;
      setState({ status: 'sending', draft, progress: START });
      void run(draft, details, abort).then((flow) => flow && onSent?.(flow));
    },
    cancel: () => running.current?.abort(),
    reset: () => setState(IDLE),
  };
}

/** By name: the classes are the recorder's and the client's, which this package takes types of only. */
function failureOf(thrown: unknown): SendFailure {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const { name, code } = error as Error & { code?: unknown };
  if (name === 'SendError' && (code === 'processing_failed' || code === 'gone')) return { code, error };
  return { code: name === 'FlowLensNetworkError' ? 'offline' : 'unknown', error };
}
