'use client';

import { Command } from 'cmdk';
import { Check } from 'lucide';
import { Icon } from '../icon/icon.js';

export interface CommandOptionProps {
  /** Unlike that of every other option. */
  id: string;
  label: string;
  /** Found by these too. */
  keywords?: readonly string[] | undefined;
  /** It is the chosen one. */
  checked: boolean;
  onSelect: () => void;
}

/** One option of a `CommandList`. */
export function CommandOption({ id, label, keywords = [], checked, onSelect }: CommandOptionProps) {
  return (
    <Command.Item
      className="fl-command-option"
      // Never empty: an item without a value would take its text for one.
      value={`option ${id}`}
      keywords={[label, ...keywords]}
      aria-checked={checked}
      onSelect={onSelect}
    >
      <span className="fl-command-option-text" dir="auto">
        {label}
      </span>
      {checked && <Icon of={Check} className="fl-command-check" size={14} />}
    </Command.Item>
  );
}
