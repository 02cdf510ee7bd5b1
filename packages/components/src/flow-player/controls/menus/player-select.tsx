'use client';

import type { PlayerShortcutId } from '../../shortcuts/use-player-shortcuts.js';
import { useShortcutHint } from '../../shortcuts/use-shortcut-hint.js';
import { PlayerTip } from '../tip/player-tip.js';

export interface PlayerSelectProps {
  /** Name of the choice, and its tooltip. */
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onValueChange: (value: string) => void;
  /** Shortcut that changes the choice. */
  shortcut?: PlayerShortcutId | undefined;
}

/**
 * Select in the player's bar. Uses the browser's own, whose list is visible in fullscreen too, unlike one rendered outside
 * of the player.
 */
export function PlayerSelect({ label, options, value, onValueChange, shortcut }: PlayerSelectProps) {
  const { hotkey, ariaKeys } = useShortcutHint(shortcut);
  return (
    <PlayerTip text={label} hotkey={hotkey}>
      <select
        className="fl-player-button fl-player-select"
        aria-label={label}
        aria-keyshortcuts={ariaKeys}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} className="fl-player-option" value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </PlayerTip>
  );
}
