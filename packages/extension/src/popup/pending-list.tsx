import { Button } from '@flowlens/components';
import type { PendingRecording } from '../recordings/pending-recordings.js';
import type { Texts } from '../texts/en.js';

export interface PendingListProps {
  texts: Texts;
  pending: readonly PendingRecording[];
  onOpen: (id: string) => void;
}

/** Recordings that are finished and not sent. */
export function PendingList({ texts, pending, onOpen }: PendingListProps) {
  if (pending.length === 0) return null;
  return (
    <section className="popup-section">
      <h2 className="popup-subtitle">{texts.pendingTitle}</h2>
      <ul className="popup-list">
        {pending.map(({ state: { id, pageUrl, startedAt } }) => {
          const page = new URL(pageUrl).host;
          return (
            <li key={id} className="popup-item">
              <span className="popup-to">
                <span>{page}</span>
                <time className="popup-hint" dateTime={new Date(startedAt).toISOString()}>
                  {new Date(startedAt).toLocaleString()}
                </time>
              </span>
              <Button size="small" aria-label={texts.openOf({ page })} onClick={() => onOpen(id)}>
                {texts.open}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
