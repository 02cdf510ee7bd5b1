import { Button } from '@flowlens/components';
import { useEffect, useRef } from 'react';
import { type Connection, confirmConnection } from '../connection/connections.js';
import { ask } from '../messages/ask.js';
import { ProblemNote } from '../pages/problem-note.js';
import { useTask } from '../pages/use-task.js';
import type { Texts } from '../texts/en.js';

export interface AccountQuestionProps {
  texts: Texts;
  connection: Connection;
}

/** Asks once after connecting, because somebody else's link may have signed this browser in to their account. */
export function AccountQuestion({ texts, connection: { key, name, email, origin } }: AccountQuestionProps) {
  // Separate tasks, so that the pressed button keeps the focus.
  const refusal = useTask(texts);
  const confirmation = useTask(texts);
  const title = useRef<HTMLHeadingElement>(null);
  const t = texts.popup;

  useEffect(() => title.current?.focus(), []);

  return (
    <section className="page-section">
      <h1 ref={title} tabIndex={-1} className="page-title">
        {t.questionTitle}
      </h1>
      <p className="page-hint">{t.questionHint}</p>
      <p className="popup-identity">
        <strong>{name}</strong>
        {name !== email && <span>{email}</span>}
        <span className="page-hint">{origin}</span>
      </p>
      <ProblemNote problem={refusal.problem ?? confirmation.problem} />
      <div className="page-actions">
        <Button
          variant="ghost"
          busy={refusal.isRunning}
          disabled={confirmation.isRunning}
          onClick={() => refusal.run(() => ask('background.disconnect', { key }))}
        >
          {t.questionNo}
        </Button>
        <Button
          variant="primary"
          busy={confirmation.isRunning}
          disabled={refusal.isRunning}
          onClick={() => confirmation.run(() => confirmConnection(key))}
        >
          {t.questionYes}
        </Button>
      </div>
    </section>
  );
}
