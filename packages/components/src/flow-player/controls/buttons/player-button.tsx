'use client';

import { clsx } from 'clsx/lite';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { type PlayerShortcutId } from '../../shortcuts/use-player-shortcuts.js';
import { useShortcutHint } from '../../shortcuts/use-shortcut-hint.js';
import { PlayerTip } from '../tip/player-tip.js';

export interface PlayerButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children'> {
  /** Action of the button, used as its name. */
  label: string;
  icon: ReactNode;
  /** Shortcut with the same action; its key is shown in the tooltip. */
  shortcut?: PlayerShortcutId | undefined;
  /** Text of the tooltip. @default the label */
  tip?: string | undefined;
}

/** A button of the player's bar. */
export const PlayerButton = forwardRef<HTMLButtonElement, PlayerButtonProps>(function PlayerButton(
  { label, icon, shortcut, tip = label, className, ...rest },
  ref,
) {
  const { hotkey, ariaKeys } = useShortcutHint(shortcut);
  return (
    <PlayerTip text={tip} hotkey={hotkey}>
      <button
        type="button"
        // Safari focuses a pressed button only if it has a tabindex.
        tabIndex={0}
        aria-label={label}
        aria-keyshortcuts={ariaKeys}
        {...rest}
        ref={ref}
        className={clsx('fl-player-button', className)}
      >
        {icon}
      </button>
    </PlayerTip>
  );
});
