'use client';

import { clsx } from 'clsx/lite';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { PlayerTip } from '../tip/player-tip.js';

export interface PlayerButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children'> {
  /** Action of the button, used as its name. */
  label: string;
  icon: ReactNode;
  /** Keyboard shortcut, shown in the tooltip. */
  hotkey?: string | undefined;
  /** Text of the tooltip. @default the label */
  tip?: string | undefined;
}

/** A button of the player's bar. */
export const PlayerButton = forwardRef<HTMLButtonElement, PlayerButtonProps>(function PlayerButton(
  { label, icon, hotkey, tip = label, className, ...rest },
  ref,
) {
  return (
    <PlayerTip text={tip} hotkey={hotkey}>
      <button
        type="button"
        // Safari focuses a pressed button only if it has a tabindex.
        tabIndex={0}
        aria-label={label}
        aria-keyshortcuts={hotkey}
        {...rest}
        ref={ref}
        className={clsx('fl-player-button', className)}
      >
        {icon}
      </button>
    </PlayerTip>
  );
});
