'use client';

import { TOOLTIP_SHORT_DELAY_MS } from '@flowlens/core';
import { clsx } from 'clsx';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { useTip } from './use-tip.js';

export interface PlayerButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children'> {
  /** What it does: its name, and its tooltip. */
  label: string;
  icon: ReactNode;
  /** The key that does the same, shown in the tooltip. */
  hotkey?: string | undefined;
}

/** A button of the player's bar. */
export const PlayerButton = forwardRef<HTMLButtonElement, PlayerButtonProps>(function PlayerButton(
  { label, icon, hotkey, className, ...rest },
  ref,
) {
  const { open, tipProps } = useTip({ openDelayMs: TOOLTIP_SHORT_DELAY_MS, closeDelayMs: 0 });
  return (
    <span className="fl-player-button-box" {...tipProps}>
      <button
        type="button"
        aria-label={label}
        aria-keyshortcuts={hotkey}
        {...rest}
        ref={ref}
        className={clsx('fl-player-button', className)}
      >
        {icon}
      </button>
      {open && (
        <span className="fl-player-tip" aria-hidden="true">
          {label}
          {hotkey && <kbd className="fl-player-key">{hotkey}</kbd>}
        </span>
      )}
    </span>
  );
});
