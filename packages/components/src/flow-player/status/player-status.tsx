'use client';

import type { RecordingState } from '@flowlens/client';
import type { Messages } from '@flowlens/core/messages';
import { Clock, Film, VideoOff } from 'lucide';
import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/empty-state/empty-state.js';
import { Icon } from '../../ui/icon/icon.js';
import { PlayerProgressMessage } from './player-progress-message.js';
import { usePlayerTexts } from '../player-texts.js';

export interface PlayerStatusProps {
  status: RecordingState;
  /** Content below the texts. @default rotating messages during processing */
  action?: ReactNode;
}

interface StatusTexts {
  title: string;
  hint: string;
  icon: ReactNode;
  progress?: Record<string, string>;
}

/** Status of a video that cannot be shown yet, or ever. */
export function PlayerStatus({ status, action }: PlayerStatusProps) {
  const m = usePlayerTexts();
  const { progress, ...texts } = textsOf(status, m);
  return (
    <EmptyState
      role={status === 'failed' ? 'alert' : 'status'}
      {...texts}
      action={action ?? (progress && <PlayerProgressMessage messages={Object.values(progress)} />)}
    />
  );
}

function textsOf(status: RecordingState, m: Messages['player']): StatusTexts {
  switch (status) {
    case 'pending':
      return {
        title: m.queuedTitle,
        hint: m.queuedHint,
        icon: <Icon of={Clock} size={18} />,
        progress: m.queueProgress,
      };
    case 'in_progress':
      return {
        title: m.processingTitle,
        hint: m.processingHint,
        icon: <Icon of={Film} size={18} />,
        progress: m.processingProgress,
      };
    case 'failed':
      return { title: m.failedTitle, hint: m.failedHint, icon: <Icon of={VideoOff} size={18} /> };
    case 'completed':
      return { title: m.noVideoTitle, hint: m.noVideoHint, icon: <Icon of={VideoOff} size={18} /> };
  }
}
