import { Button } from '@flowlens/components';
import { useEffect, useId, useRef } from 'react';
import { ProblemNote } from './problem-note.js';
import { useTask } from './use-task.js';
import type { Texts } from '../texts/en.js';

export interface DangerQuestionProps {
  texts: Texts;
  question: string;
  /** Label of the button that confirms. */
  action: string;
  onConfirm: () => Promise<unknown>;
  onCancel: () => void;
}

/** In-page confirmation of a destructive action. A browser dialog would close the popup. */
export function DangerQuestion({ texts, question, action, onConfirm, onCancel }: DangerQuestionProps) {
  const { isRunning, problem, run } = useTask(texts);
  const cancel = useRef<HTMLButtonElement>(null);
  const label = useId();

  useEffect(() => cancel.current?.focus(), []);

  return (
    <div role="group" aria-labelledby={label} className="page-note" data-tone="warning">
      <p id={label}>{question}</p>
      <ProblemNote problem={problem} />
      <div className="page-actions">
        <Button ref={cancel} size="small" variant="ghost" disabled={isRunning} onClick={onCancel}>
          {texts.popup.cancel}
        </Button>
        <Button size="small" variant="danger" busy={isRunning} onClick={() => run(onConfirm)}>
          {action}
        </Button>
      </div>
    </div>
  );
}
