'use client';

import { Check } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useId } from 'react';

export interface MenuChoiceProps {
  /** Names the group; shown above it unless `hideLabel`. */
  label: string;
  hideLabel?: boolean | undefined;
  options: readonly { value: string; label: string }[];
  /** The value chosen; it may stand in another group of the same menu. */
  value: string | undefined;
  onValueChange: (value: string) => void;
}

/** A group of a `Menu` of which one option is chosen. */
export function MenuChoice({ label, hideLabel = false, options, value, onValueChange }: MenuChoiceProps) {
  const labelId = useId();
  return (
    <DropdownMenu.RadioGroup
      {...(hideLabel ? { 'aria-label': label } : { 'aria-labelledby': labelId })}
      {...(value !== undefined && { value })}
      onValueChange={onValueChange}
    >
      {!hideLabel && (
        <DropdownMenu.Label id={labelId} className="fl-menu-label">
          {label}
        </DropdownMenu.Label>
      )}
      {options.map((option) => (
        <DropdownMenu.RadioItem key={option.value} className="fl-menu-item" value={option.value}>
          <span className="fl-menu-text">{option.label}</span>
          <DropdownMenu.ItemIndicator className="fl-menu-check">
            <Check size={14} aria-hidden="true" />
          </DropdownMenu.ItemIndicator>
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}
