'use client';

import { usePlayer } from '@flowlens/hooks';
import { Play } from 'lucide';
import { Icon } from '../../ui/icon/icon.js';
import { Spinner } from '../../ui/spinner/spinner.js';

/** Icon in the middle of the picture: a play symbol before the first playback, a spinner while data is loading. Decorative. */
export function PlayerIndicator() {
  const waiting = usePlayer((state) => state.waiting && !state.failed);
  const untouched = usePlayer((state) => state.paused && !state.failed && state.timeMs === 0);
  if (!waiting && !untouched) return null;

  return (
    <span className="fl-player-indicator" data-state={waiting ? 'waiting' : 'untouched'} aria-hidden="true">
      {waiting ? <Spinner size={28} /> : <Icon of={Play} size={26} fill="currentColor" />}
    </span>
  );
}
