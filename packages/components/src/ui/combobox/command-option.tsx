'use client';

import { Command } from 'cmdk';
import { Check } from 'lucide';
import { Icon } from '../icon/icon.js';

export interface CommandOptionProps {
  /** Unique among all options. */
  id: string;
  label: string;
  /** Additional search words. */
  keywords?: readonly string[] | undefined;
  /** True for the selected option. */
  checked: boolean;
  onSelect: () => void;
}

/** One option of a `CommandList`. */
export function CommandOption({ id, label, keywords = [], checked, onSelect }: CommandOptionProps) {
  return (
    <Command.Item
      className="fl-command-option"
      // Never empty, because cmdk would use the text of an item without a value.
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
