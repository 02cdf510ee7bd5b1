'use client';

import type { MessageOverrides, RecorderMessages } from '@flowlens/core/messages';
import type { UseSendRecordingResult } from '@flowlens/hooks';
import type { RecordingDraft, SentFlow } from '@flowlens/recorder';
import { SendingView } from '../sending-view.js';
import { ReviewView } from './review-view.js';
import { type RecorderProject, useRecordingForm } from './use-recording-form.js';

export interface DraftViewProps {
  m: RecorderMessages;
  draft: RecordingDraft;
  sending: UseSendRecordingResult;
  pictureOnly: boolean;
  projects: readonly RecorderProject[] | undefined;
  defaultProjectId: string | undefined;
  defaultTitle: string | undefined;
  tagMessages: MessageOverrides['tags'];
  onSent: ((flow: SentFlow) => void) | undefined;
  onDiscarded: (() => void) | undefined;
}

/** A draft under review or during sending. Keeps the typed text in case sending fails. */
export function DraftView({
  m,
  draft,
  sending,
  pictureOnly,
  projects,
  defaultProjectId,
  defaultTitle,
  tagMessages,
  onSent,
  onDiscarded,
}: DraftViewProps) {
  const { state, send, cancel, reset } = sending;
  const isSending = state.status === 'sending';
  const form = useRecordingForm({
    draft,
    projects,
    defaultProjectId,
    defaultTitle,
    saving: isSending,
  });
  if (isSending) return <SendingView m={m} progress={state.progress} onCancel={cancel} />;

  return (
    <ReviewView
      m={m}
      draft={draft}
      form={form}
      failure={state.status === 'failed' && state.draft === draft ? state.failure : null}
      pictureOnly={pictureOnly}
      tagMessages={tagMessages}
      onSend={() => form.submit((details) => send(details, onSent))}
      onDiscarded={() => {
        reset();
        onDiscarded?.();
      }}
    />
  );
}
