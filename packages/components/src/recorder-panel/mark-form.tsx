'use client';

import { formatClock } from '@flowlens/core/format';
import { MARK_NOTE_MAX_CHARS } from '@flowlens/core/limits';
import type { RecorderMessages } from '@flowlens/core/messages';
import type { Mark } from '@flowlens/recorder';
import { Flag } from 'lucide';
import { type FormEvent, useState } from 'react';
import { Button } from '../ui/button/button.js';
import { takeSubmit } from '../ui/internal/events/take-submit.js';
import { Icon } from '../ui/icon/icon.js';
import { TextField } from '../ui/text-field/text-field.js';

export interface MarkFormProps {
  m: RecorderMessages;
  marks: readonly Mark[];
  disabled: boolean;
  onMark: (note: string) => void;
}

/** Marks the current moment with a note, and lists the marks so far. */
export function MarkForm({ m, marks, disabled, onMark }: MarkFormProps) {
  const [note, setNote] = useState('');
  const last = marks.at(-1);

  function mark(event: FormEvent) {
    takeSubmit(event);
    onMark(note.trim());
    setNote('');
  }

  return (
    <form className="fl-mark-form" noValidate onSubmit={mark}>
      <div className="fl-mark-form-line">
        <TextField
          className="fl-mark-form-note"
          label={m.note}
          hideLabel
          placeholder={m.notePlaceholder}
          value={note}
          readOnly={disabled}
          maxChars={MARK_NOTE_MAX_CHARS}
          onValueChange={setNote}
        />
        <Button type="submit" className="fl-mark-form-button" disabled={disabled} icon={<Icon of={Flag} size={14} />}>
          {m.mark}
        </Button>
      </div>
      <span className="fl-visually-hidden" role="status">
        {last && <span key={marks.length}>{m.marked({ time: formatClock(last.atMs) })}</span>}
      </span>
      {marks.length > 0 && (
        <ol className="fl-mark-form-list" aria-label={m.marksLabel}>
          {marks.map(({ atMs, note: text }, index) => (
            <li key={index} className="fl-mark-form-item">
              <span className="fl-mark-form-time">{formatClock(atMs)}</span>
              <span className="fl-mark-form-text" data-empty={!text || undefined}>
                {text || m.markWithoutNote}
              </span>
            </li>
          ))}
        </ol>
      )}
    </form>
  );
}
