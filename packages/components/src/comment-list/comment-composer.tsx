'use client';

import { COMMENT_MAX_CHARS } from '@flowlens/core/limits';
import type { Messages } from '@flowlens/core/messages';
import { isBlank, validateCommentText } from '@flowlens/core/validation';
import {
  type TimelineTime,
  useCommentDraft,
  type UseFlowCommentsResult,
  useFlowLens,
  useTimeInSeconds,
} from '@flowlens/hooks';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '../ui/button/button.js';
import { takeSubmit } from '../ui/internal/events/take-submit.js';
import { isUnclaimed } from '../ui/internal/focus/is-unclaimed.js';
import { FailureAlert } from '../ui/inline-alert/failure-alert.js';
import { TextArea } from '../ui/text-area/text-area.js';
import { VisuallyHidden } from '../ui/visually-hidden/visually-hidden.js';
import type { CommentEvents } from './comment-events.js';
import { CommentMoment } from './item/comment-moment.js';

export interface CommentComposerProps {
  m: Messages['comments'];
  flowId: string;
  /** Time of the video that the new comment refers to. */
  timeMs: TimelineTime;
  add: UseFlowCommentsResult['add'];
  onAdded: CommentEvents['onCommentAdded'];
}

/** Form for a comment about the current time of the video. */
export function CommentComposer({ m, flowId, timeMs, add, onAdded }: CommentComposerProps) {
  const { notify } = useFlowLens();
  const draft = useCommentDraft({ flowId });
  const text = add.variables?.content ?? draft.text;
  const field = useRef<HTMLTextAreaElement>(null);
  const [added, setAdded] = useState(false);
  const videoSeconds = useTimeInSeconds(timeMs);
  const seconds = add.variables?.timestamp ?? draft.heldSeconds ?? videoSeconds;

  function submit(event: FormEvent | KeyboardEvent) {
    takeSubmit(event);
    if (add.pending) return;
    const checked = validateCommentText(text);
    if (!checked.ok) return notify({ tone: 'warning', code: checked.error });
    const sent = { text, heldSeconds: draft.heldSeconds ?? undefined };
    // A user who leaves and returns before the response must not find the text as a draft and add it again.
    draft.takeOut();
    add.run(
      { content: checked.value, timestamp: seconds },
      {
        onSuccess: (comment) => {
          onAdded?.(comment);
          draft.settle();
          setAdded(true);
          // Focus that has moved elsewhere stays there.
          const form = field.current?.form;
          if (form && (form.matches(':focus-within') || isUnclaimed(form))) field.current?.focus();
        },
        onError: () => draft.putBack(sent),
      },
    );
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) submit(event);
  }

  return (
    <form className="fl-comment-composer" onSubmit={submit}>
      <TextArea
        ref={field}
        label={m.newComment}
        hideLabel
        rows={2}
        placeholder={m.placeholder}
        value={text}
        readOnly={add.pending}
        maxChars={COMMENT_MAX_CHARS}
        onValueChange={(typed) => {
          setAdded(false);
          if (add.error) add.reset();
          draft.setText(typed);
        }}
        onKeyDown={press}
      />
      <FailureAlert error={add.pending ? null : add.error} text={m.addFailed} />
      <div className="fl-comment-composer-foot">
        <CommentMoment
          m={m}
          seconds={seconds}
          held={draft.heldSeconds !== null}
          onHeldChange={timeMs === undefined ? undefined : (held) => draft.hold(held ? videoSeconds : null)}
        />
        <Button type="submit" variant="primary" size="small" disabled={isBlank(text)} busy={add.pending}>
          {add.pending ? m.adding : m.add}
        </Button>
      </div>
      <VisuallyHidden>
        <span role="status">{added && m.added}</span>
      </VisuallyHidden>
    </form>
  );
}
