'use client';

import { COMMENT_MAX_CHARS } from '@flowlens/core/limits';
import type { Messages } from '@flowlens/core/messages';
import { type FocusEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { Button } from '../../ui/button/button.js';
import { useEscape } from '../../ui/internal/events/use-escape.js';
import { takeSubmit } from '../../ui/internal/events/take-submit.js';
import { TextArea } from '../../ui/text-area/text-area.js';
import { useAfterPress } from './use-after-press.js';

export interface CommentEditorProps {
  m: Messages['comments'];
  text: string;
  onTextChange: (text: string) => void;
  saving: boolean;
  onSave: () => void;
  /** Runs on Escape, which discards the edit. */
  onCancel: () => void;
  /** Runs when the focus moves elsewhere. If a press moves it, runs when the press ends. */
  onLeave: () => void;
}

/** Edits a comment in place: Enter saves, Escape restores, leaving closes. */
export function CommentEditor({ m, text, onTextChange, saving, onSave, onCancel, onLeave }: CommentEditorProps) {
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const afterPress = useAfterPress();
  useEscape(true, onCancel, form);

  useEffect(() => {
    const { current } = field;
    current?.focus();
    current?.setSelectionRange(current.value.length, current.value.length);
  }, []);

  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    onSave();
  }

  return (
    <form
      ref={form}
      className="fl-comment-editor"
      onSubmit={(event) => {
        takeSubmit(event);
        onSave();
      }}
      onBlur={(event) => {
        if (leaves(event)) afterPress(onLeave);
      }}
    >
      <TextArea
        ref={field}
        label={m.editLabel}
        hideLabel
        rows={2}
        value={text}
        readOnly={saving}
        title={m.editHint}
        maxChars={COMMENT_MAX_CHARS}
        onValueChange={onTextChange}
        onKeyDown={press}
      />
      <div className="fl-comment-editor-foot">
        <span className="fl-comment-hint" aria-hidden="true">
          {m.editHint}
        </span>
        <Button type="submit" size="small" variant="primary" busy={saving} onMouseDown={keepFocus}>
          {saving ? m.saving : m.save}
        </Button>
      </div>
    </form>
  );
}

/** Returns whether the focus leaves the form. It stays if it moves within the form, or if the window loses it. */
function leaves({ currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>): boolean {
  if (relatedTarget !== null && currentTarget.contains(relatedTarget)) return false;
  const page = currentTarget.getRootNode();
  const focused = page instanceof Document || page instanceof ShadowRoot ? page.activeElement : null;
  return !currentTarget.contains(focused);
}

/** Prevents a blur in browsers that do not focus a pressed button: the editor would close before the click. */
function keepFocus(event: MouseEvent) {
  event.preventDefault();
}
