'use client';

import { PlayerTip } from '../tip/player-tip.js';

export interface PlayerSelectProps {
  /** Name of the choice, and its tooltip. */
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onValueChange: (value: string) => void;
  hotkey?: string | undefined;
}

/**
 * Select in the player's bar. Uses the browser's own, whose list is visible in fullscreen too, unlike one rendered outside
 * of the player.
 */
export function PlayerSelect({ label, options, value, onValueChange, hotkey }: PlayerSelectProps) {
  return (
    <PlayerTip text={label} hotkey={hotkey}>
      <select
        className="fl-player-button fl-player-select"
        aria-label={label}
        aria-keyshortcuts={hotkey}
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
