'use client';

import { TOOLTIP_SHORT_DELAY_MS } from '@flowlens/core/limits';
import type { ReactElement } from 'react';
import { useTip } from './use-tip.js';

export interface PlayerTipProps {
  text: string;
  /** Keyboard shortcut of the control. */
  hotkey?: string | undefined;
  children: ReactElement;
}

/** A control of the player's bar with its tooltip, which shows the control's accessible name. */
export function PlayerTip({ text, hotkey, children }: PlayerTipProps) {
  const { open, tipProps } = useTip({ openDelayMs: TOOLTIP_SHORT_DELAY_MS, closeDelayMs: 0 });
  return (
    <span className="fl-player-button-box" {...tipProps}>
      {children}
      {open && (
        <span className="fl-player-tip" aria-hidden="true">
          <span>{text}</span>
          {hotkey && <kbd className="fl-player-key">{hotkey}</kbd>}
        </span>
      )}
    </span>
  );
}
