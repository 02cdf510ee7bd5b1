'use client';

import type { RecorderMessages } from '@flowlens/core/messages';
import type { OrphanInfo, Recorder } from '@flowlens/recorder';
import { useId, useState } from 'react';
import { InlineAlert } from '../../ui/inline-alert/inline-alert.js';
import { DiscardDialog } from '../review/discard-dialog.js';
import { type OrphanAction, OrphanRow } from './orphan-row.js';
import { saveRecording } from './save-recording.js';

export interface OrphanListProps {
  m: RecorderMessages;
  recorder: Recorder;
  orphans: readonly OrphanInfo[];
  /** @default the texts for a page that closed too early */
  title?: string;
  hint?: string;
  /** Returns whether a recording may be sent from this page. @default all may */
  canSend?: (orphan: OrphanInfo) => boolean;
  /** Note on recordings that cannot be sent from this page. */
  otherwise?: string;
  /** Runs before a recording is opened; return false to prevent that. */
  mayFinish?: () => boolean;
  /** Runs when a recording is opened. */
  onFinish?: () => void;
}

const always = () => true;

/** Recordings of an earlier visit, to finish, download or discard. */
export function OrphanList({
  m,
  recorder,
  orphans,
  title = m.orphansTitle({ count: orphans.length }),
  hint = m.orphansHint,
  canSend = always,
  otherwise,
  mayFinish = always,
  onFinish,
}: OrphanListProps) {
  const titleId = useId();
  const [failed, setFailed] = useState(false);
  const [asked, setAsked] = useState<string | null>(null);
  const [running, setRunning] = useState<{ id: string; action: OrphanAction } | null>(null);
  const busy = running !== null;

  async function run(id: string, action: OrphanAction, work: () => Promise<boolean>) {
    setRunning({ id, action });
    setFailed(!(await work().catch(() => false)));
    setRunning(null);
  }

  function finish(id: string) {
    if (!mayFinish()) return;
    void run(id, 'finish', async () => {
      const draft = await recorder.recover(id);
      if (draft) onFinish?.();
      return draft !== null;
    });
  }

  const download = (id: string) =>
    run(id, 'download', async () => {
      const content = await recorder.read(id);
      if (content) saveRecording(content);
      return content !== null;
    });

  async function discard(id: string) {
    await run(id, 'discard', async () => {
      await recorder.discard(id);
      return true;
    });
    setAsked(null);
  }

  return (
    <div className="fl-orphans">
      <h3 id={titleId} className="fl-recorder-panel-subtitle">
        {title}
      </h3>
      <p className="fl-recorder-panel-hint">{hint}</p>
      <ul className="fl-orphans-list" aria-labelledby={titleId}>
        {orphans.map((orphan) => (
          <OrphanRow
            key={orphan.id}
            m={m}
            orphan={orphan}
            running={running?.id === orphan.id ? running.action : null}
            busy={busy}
            note={canSend(orphan) ? undefined : otherwise}
            {...(canSend(orphan) && { onFinish: () => finish(orphan.id) })}
            onDownload={() => void download(orphan.id)}
            onDiscard={() => setAsked(orphan.id)}
          />
        ))}
      </ul>
      {failed && (
        <InlineAlert tone="error">
          <span>{m.recoverFailed}</span>
        </InlineAlert>
      )}
      <DiscardDialog
        m={m}
        open={asked !== null}
        pending={busy}
        onOpenChange={() => setAsked(null)}
        onConfirm={() => asked !== null && void discard(asked)}
      />
    </div>
  );
}
