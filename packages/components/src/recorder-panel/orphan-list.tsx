'use client';

import { formatDate, type RecorderMessages } from '@flowlens/core';
import { useFlowLens } from '@flowlens/hooks';
import type { OrphanInfo, Recorder } from '@flowlens/recorder';
import { useState } from 'react';
import { Button } from '../ui/button/button.js';
import { InlineAlert } from '../ui/inline-alert/inline-alert.js';
import { RelativeTime } from '../ui/relative-time/relative-time.js';
import { DiscardDialog } from './review/discard-dialog.js';

export interface OrphanListProps {
  m: RecorderMessages;
  recorder: Recorder;
  orphans: readonly OrphanInfo[];
  opening: boolean;
  onOpening: (opening: boolean) => void;
}

/** Recordings of an earlier visit, to finish or to discard. */
export function OrphanList({ m, recorder, orphans, opening, onOpening }: OrphanListProps) {
  const { locale, timeZone } = useFlowLens();
  const [failed, setFailed] = useState(false);
  const [asked, setAsked] = useState<string | null>(null);

  async function finish(id: string) {
    setFailed(!(await recorder.recover(id).catch(() => null)));
  }

  /** Opens it first: only a draft can be deleted. */
  async function discard(id: string) {
    onOpening(true);
    const draft = await recorder.recover(id).catch(() => null);
    await draft?.discard().catch(() => setFailed(true));
    setAsked(null);
    onOpening(false);
  }

  return (
    <div className="fl-orphans">
      <h3 className="fl-recorder-panel-subtitle">{m.orphansTitle({ count: orphans.length })}</h3>
      <p className="fl-recorder-panel-hint">{m.orphansHint}</p>
      <ul className="fl-orphans-list">
        {orphans.map(({ id, startedAt, pageUrl, hasVideo }) => {
          const date = new Date(startedAt).toISOString();
          const when = formatDate(date, { locale, timeZone });
          return (
            <li key={id} className="fl-orphans-item">
              <span className="fl-orphans-text">
                <span className="fl-orphans-page" title={pageUrl}>
                  {pageUrl.replace(/^https?:\/\//, '')}
                </span>
                <span className="fl-orphans-facts">
                  <RelativeTime date={date} />
                  {hasVideo && <span>{` · ${m.orphanWithVideo}`}</span>}
                </span>
              </span>
              <Button size="small" disabled={opening} aria-label={m.finishOf({ when })} onClick={() => void finish(id)}>
                {m.finish}
              </Button>
              <Button
                size="small"
                variant="ghost"
                disabled={opening}
                aria-label={m.discardOf({ when })}
                onClick={() => setAsked(id)}
              >
                {m.discard}
              </Button>
            </li>
          );
        })}
      </ul>
      {failed && (
        <InlineAlert tone="error">
          <span>{m.recoverFailed}</span>
        </InlineAlert>
      )}
      <DiscardDialog
        m={m}
        open={asked !== null}
        pending={opening}
        onOpenChange={() => setAsked(null)}
        onConfirm={() => asked !== null && void discard(asked)}
      />
    </div>
  );
}
