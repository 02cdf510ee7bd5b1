import { Button } from '@flowlens/components';
import { useState } from 'react';
import { DangerQuestion } from '../../pages/danger-question.js';
import type { PendingRecording } from '../../outgoing/pending-recordings.js';
import type { Texts } from '../../texts/en.js';

export interface PendingListProps {
  texts: Texts;
  pending: readonly PendingRecording[];
  onOpen: (id: string) => void;
  /** Deletes all of them. */
  onDelete: () => Promise<void>;
}

/** Finished but unsent recordings. */
export function PendingList({ texts, pending, onOpen, onDelete }: PendingListProps) {
  const [isAsking, setAsking] = useState(false);
  const t = texts.popup;
  if (pending.length === 0) return null;
  return (
    <section className="page-section">
      <h2 className="page-subtitle">{t.pendingTitle}</h2>
      <ul className="popup-list">
        {pending.map(({ state: { id, pageUrl, startedAt, durationMs } }) => {
          const page = new URL(pageUrl).host;
          return (
            <li key={id} className="popup-item">
              <span className="popup-identity">
                <span>{page}</span>
                <time className="page-hint" dateTime={new Date(startedAt).toISOString()}>
                  {new Date(startedAt).toLocaleString([], { dateStyle: 'medium', timeStyle: 'short' })}
                </time>
                {durationMs === undefined && <span className="page-hint">{t.interrupted}</span>}
              </span>
              <Button size="small" aria-label={t.openOf({ page })} onClick={() => onOpen(id)}>
                {t.open}
              </Button>
            </li>
          );
        })}
      </ul>
      {isAsking ? (
        <DangerQuestion
          texts={texts}
          question={t.deleteQuestion}
          action={t.deleteNow}
          onConfirm={() => onDelete().then(() => setAsking(false))}
          onCancel={() => setAsking(false)}
        />
      ) : (
        <div className="popup-item">
          <p className="page-hint">{t.pendingHint}</p>
          <Button size="small" variant="ghost" onClick={() => setAsking(true)}>
            {t.deleteAll}
          </Button>
        </div>
      )}
    </section>
  );
}
