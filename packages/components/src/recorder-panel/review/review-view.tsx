'use client';

import type { MessageOverrides, RecorderMessages } from '@flowlens/core/messages';
import { entryEvents } from '@flowlens/timeline';
import { type SendFailure, useRecordingDraft } from '@flowlens/hooks';
import type { RecordingDraft } from '@flowlens/recorder';
import { Download, Send } from 'lucide';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { EditFlowFields } from '../../edit-flow-dialog/edit-flow-fields.js';
import { useMessages } from '../../provider/use-messages.js';
import { Button } from '../../ui/button/button.js';
import { UnsavedText } from '../../ui/dismissal/unsaved-text.js';
import { takeSubmit } from '../../ui/internal/events/take-submit.js';
import { Icon } from '../../ui/icon/icon.js';
import { saveRecording } from '../kept/save-recording.js';
import { ViewTitle } from '../view-title.js';
import { DiscardDialog } from './discard-dialog.js';
import { DraftIncidents } from './draft-incidents.js';
import { PictureEditor } from './picture-editor.js';
import { PrivacyReceipt } from './privacy-receipt.js';
import { RecordedEvents } from './events/recorded-events.js';
import { SendFailureAlert } from './send-failure-alert.js';
import type { RecordingForm } from './use-recording-form.js';

export interface ReviewViewProps {
  m: RecorderMessages;
  draft: RecordingDraft;
  form: RecordingForm;
  failure: SendFailure | null;
  pictureOnly: boolean;
  tagMessages: MessageOverrides['tags'];
  onSend: () => void;
  onDiscarded: () => void;
}

/** A recording before it is sent: its details, its video, its events, and its gaps. */
export function ReviewView({
  m,
  draft,
  form,
  failure,
  pictureOnly,
  tagMessages,
  onSend,
  onDiscarded,
}: ReviewViewProps) {
  const review = useRecordingDraft(draft);
  const flowActions = useMessages('flowActions');
  const formId = useId();
  const fields = useRef<HTMLFormElement>(null);
  const player = useRef<HTMLVideoElement>(null);
  const [asking, setAsking] = useState(false);
  const [discarding, setDiscarding] = useState(false);
  const { refusals } = form;
  const isOver = failure?.code === 'link_over';
  // Events by the recorder itself do not belong to the site.
  const siteEvents = review.entries.filter((entry) => !entryEvents(entry)[0]?.type.startsWith('recorder_')).length;

  useEffect(() => {
    if (refusals > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [refusals]);

  function seek(timeMs: number) {
    if (!player.current) return;
    player.current.currentTime = timeMs / 1_000;
    player.current.scrollIntoView({ block: 'nearest' });
  }

  function send(event: FormEvent) {
    takeSubmit(event);
    if (review.pending === null && !isOver) onSend();
  }

  async function download() {
    saveRecording({
      title: form.values.title || null,
      video: (await draft.video?.blob()) ?? null,
      events: draft.events,
    });
  }

  async function discard() {
    setDiscarding(true);
    try {
      await draft.discard();
      onDiscarded();
    } finally {
      setDiscarding(false);
      setAsking(false);
    }
  }

  return (
    <div className="fl-review">
      <ViewTitle title={m.reviewTitle} hint={m.reviewHint} />
      <div className="fl-review-parts">
        <PictureEditor m={m} review={review} player={player} />
        <div className="fl-review-side">
          <form ref={fields} id={formId} className="fl-edit-flow" noValidate onSubmit={send}>
            <UnsavedText when={form.values.title !== '' || form.values.description !== ''} />
            <EditFlowFields
              form={form}
              m={flowActions}
              projectPlaceholder={m.defaultProject}
              tagMessages={tagMessages}
            />
          </form>
          <PrivacyReceipt m={m} receipt={review.receipt} pictureOnly={pictureOnly} siteEvents={siteEvents} />
        </div>
        {!(pictureOnly && review.events.length === 0) && (
          <div className="fl-review-events">
            <DraftIncidents
              entries={review.entries}
              title={form.values.title}
              onSeek={review.video ? seek : undefined}
            />
            <RecordedEvents m={m} review={review} />
          </div>
        )}
      </div>
      <div className="fl-review-foot">
        <SendFailureAlert m={m} failure={failure} />
        <div className="fl-review-actions">
          <Button onClick={() => setAsking(true)}>{m.discard}</Button>
          <Button
            variant={isOver ? 'primary' : 'ghost'}
            className={isOver ? 'fl-review-main' : undefined}
            icon={<Icon of={Download} size={14} />}
            onClick={() => void download().catch(() => undefined)}
          >
            {m.download}
          </Button>
          {!isOver && (
            <Button
              type="submit"
              form={formId}
              variant="primary"
              className="fl-review-main"
              icon={<Icon of={Send} size={14} />}
              busy={review.pending !== null}
            >
              {failure ? m.tryAgain : m.send}
            </Button>
          )}
        </div>
      </div>
      <DiscardDialog
        m={m}
        open={asking}
        pending={discarding}
        onOpenChange={setAsking}
        onConfirm={() => void discard().catch(() => undefined)}
      />
    </div>
  );
}
