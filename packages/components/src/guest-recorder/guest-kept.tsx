'use client';

import type { GuestRequest } from '@flowlens/client';
import type { RecorderMessages } from '@flowlens/core/messages';
import { useRecorder } from '@flowlens/hooks';
import type { Recorder } from '@flowlens/recorder';
import { OrphanList } from '../recorder-panel/kept/orphan-list.js';

export interface GuestKeptProps {
  m: RecorderMessages;
  recorder: Recorder;
  /** Null if the request of the link is unknown. */
  request: GuestRequest | null;
  /** True if the link has ended: only a recording that the server already knows can be completed. */
  isOver?: boolean;
  mayFinish?: () => boolean;
  onFinish?: () => void;
}

/** Unsent recordings in this browser, made through any link of this server. Only a link of the same project can send them. */
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
