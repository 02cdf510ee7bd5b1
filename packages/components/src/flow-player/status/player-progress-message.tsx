'use client';

import { LOADING_MESSAGE_ROTATION_MS } from '@flowlens/core/limits';
import { useRotatingIndex } from '@flowlens/hooks/internal';
import { Spinner } from '../../ui/spinner/spinner.js';

export interface PlayerProgressMessageProps {
  messages: readonly string[];
}

/**
 * Messages that rotate every 2 s during processing. Hidden from screen readers, which would announce them
 * endlessly.
 */
export function PlayerProgressMessage({ messages }: PlayerProgressMessageProps) {
  const index = useRotatingIndex(messages.length, LOADING_MESSAGE_ROTATION_MS);
  return (
    <span className="fl-player-progress-message" aria-hidden="true">
      <Spinner size={14} />
      <span key={index} className="fl-player-progress-text">
        {messages[index]}
      </span>
    </span>
  );
}
