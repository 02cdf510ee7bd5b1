import { Button, Icon } from '@flowlens/components';
import { formatClock } from '@flowlens/core/format';
import { MARK_NOTE_MAX_CHARS } from '@flowlens/core/limits';
import { Flag } from 'lucide';
import { type FormEvent, useState } from 'react';
import { ask } from '../../messages/ask.js';
import { ProblemNote } from '../../pages/problem-note.js';
import { useTask } from '../../pages/use-task.js';
import type { Texts } from '../../texts/en.js';

export interface MarkFormProps {
  texts: Texts;
  elapsedMs: number;
  disabled: boolean;
}

/** Form that marks the current moment, with an optional note. */
export function MarkForm({ texts, elapsedMs, disabled }: MarkFormProps) {
  const [note, setNote] = useState('');
  const [marked, setMarked] = useState<string>();
  const { isRunning, problem, run } = useTask(texts);
  const t = texts.popup;

  function mark(event: FormEvent) {
    event.preventDefault();
    const time = formatClock(elapsedMs);
    run(async () => {
      await ask('background.mark', { note: note.trim() });
      setNote('');
      setMarked(time);
    });
  }

  return (
    <form className="popup-mark" noValidate onSubmit={mark}>
      <input
        className="page-input"
        aria-label={t.note}
        placeholder={t.notePlaceholder}
        maxLength={MARK_NOTE_MAX_CHARS}
        value={note}
        disabled={disabled}
        onChange={(event) => setNote(event.target.value)}
      />
      <Button type="submit" icon={<Icon of={Flag} size={14} />} disabled={disabled} busy={isRunning}>
        {t.mark}
      </Button>
      <p role="status" className="page-hint">
        {marked !== undefined && t.marked({ time: marked })}
      </p>
      <ProblemNote problem={problem} />
    </form>
  );
}
