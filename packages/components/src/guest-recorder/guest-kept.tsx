'use client';

import type { GuestRequest } from '@flowlens/client';
import type { RecorderMessages } from '@flowlens/core/messages';
import { useRecorder } from '@flowlens/hooks';
import type { Recorder } from '@flowlens/recorder';
import { OrphanList } from '../recorder-panel/kept/orphan-list.js';

export interface GuestKeptProps {
  m: RecorderMessages;
  recorder: Recorder;
  /** Null when the page does not know what the link asked for. */
  request: GuestRequest | null;
  /** The link has ended: only a recording that the server knows already can be finished. */
  isOver?: boolean;
  mayFinish?: () => boolean;
  onFinish?: () => void;
}

/** Recordings of this browser that were not sent, by any link of this server. Only a link of their own project sends them. */
export function GuestKept({ m, recorder, request, isOver = false, ...finishing }: GuestKeptProps) {
  const { orphans } = useRecorder(recorder);
  const count = orphans.length;
  if (count === 0) return null;

  return (
    <OrphanList
      m={m}
      recorder={recorder}
      orphans={orphans}
      title={m.guest.keptTitle({ count })}
      hint={isOver ? m.guest.keptEndedHint({ count }) : m.guest.keptHint({ count })}
      canSend={({ projectId, isAnnounced }) => projectId === request?.system_id && (isAnnounced || !isOver)}
      {...(!isOver && { otherwise: m.orphanOfOther })}
      {...finishing}
    />
  );
}
