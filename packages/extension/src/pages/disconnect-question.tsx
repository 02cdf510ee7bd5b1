import { Button } from '@flowlens/components';
import { useEffect, useId, useRef } from 'react';
import { disconnectAccount } from '../connection/disconnect-account.js';
import type { Connection } from '../connection/connections.js';
import { ProblemNote } from './problem-note.js';
import { useTask } from './use-task.js';
import type { Texts } from '../texts/en.js';

export interface DisconnectQuestionProps {
  texts: Texts;
  connection: Connection;
  onCancel: () => void;
}

/** Asks before an account is disconnected, in the page: a dialog of the browser would close the popup. */
export function DisconnectQuestion({ texts, connection, onCancel }: DisconnectQuestionProps) {
  const { isRunning, problem, run } = useTask(texts);
  const cancel = useRef<HTMLButtonElement>(null);
  const question = useId();
  const t = texts.popup;

  useEffect(() => cancel.current?.focus(), []);

  return (
    <div role="group" aria-labelledby={question} className="page-note" data-tone="warning">
      <p id={question}>{t.disconnectQuestion}</p>
      <ProblemNote problem={problem} />
      <div className="page-actions">
        <Button ref={cancel} size="small" variant="ghost" disabled={isRunning} onClick={onCancel}>
          {t.cancel}
        </Button>
        <Button size="small" variant="danger" busy={isRunning} onClick={() => run(() => disconnectAccount(connection))}>
          {t.disconnect}
        </Button>
      </div>
    </div>
  );
}
