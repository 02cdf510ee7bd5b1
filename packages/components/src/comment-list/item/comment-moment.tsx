'use client';

import { formatClock } from '@flowlens/core/format';
import type { Messages } from '@flowlens/core/messages';
import { Pin } from 'lucide';
import { Icon } from '../../ui/icon/icon.js';

export interface CommentMomentProps {
  m: Messages['comments'];
  seconds: number;
  /** The fixed time stays while the video plays on. */
  held: boolean;
  /** Omit it when no video plays. */
  onHeldChange: ((held: boolean) => void) | undefined;
}

/** Time that a new comment refers to. It follows the video until a click fixes it. */
export function CommentMoment({ m, seconds, held, onHeldChange }: CommentMomentProps) {
  const time = formatClock(seconds * 1_000);
  if (!onHeldChange)
    return (
      <span className="fl-comment-moment">
        <span>{m.at({ time })}</span>
      </span>
    );
  return (
    <button
      type="button"
      className="fl-comment-moment fl-comment-hold"
      aria-pressed={held}
      aria-label={m.holdTime({ time })}
      title={m.holdTime({ time })}
      onClick={() => onHeldChange(!held)}
    >
      <Icon of={Pin} size={12} />
      <span>{m.at({ time })}</span>
    </button>
  );
}
