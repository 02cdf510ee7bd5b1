'use client';

import type { MessageOverrides } from '@flowlens/core/messages';
import { clsx } from 'clsx/lite';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { useMessages } from '../../provider/use-messages.js';
import { useRootClass } from '../../provider/use-root-class.js';
import { PlayerTextsContext } from '../player-texts.js';

export interface PlayerScreenProps extends ComponentPropsWithoutRef<'section'> {
  messages?: Pick<MessageOverrides, 'player'> | undefined;
  'data-status': string;
}

/** The frame of a player that has no video to show yet. */
export const PlayerScreen = forwardRef<HTMLElement, PlayerScreenProps>(function PlayerScreen(
  { messages, className, ...rest },
  ref,
) {
  const m = useMessages('player', messages?.player);
  const rootClass = useRootClass();
  return (
    <PlayerTextsContext.Provider value={m}>
      <section aria-label={m.label} {...rest} ref={ref} className={clsx(rootClass, 'fl-player', className)} />
    </PlayerTextsContext.Provider>
  );
});
