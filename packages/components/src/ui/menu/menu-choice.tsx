'use client';

import { Check } from 'lucide';
import { useId } from 'react';
import { Icon } from '../icon/icon.js';
import { useMenuParts } from './menu-parts.js';

export interface MenuChoiceProps {
  /** Names the group; shown above it unless `hideLabel`. */
  label: string;
  hideLabel?: boolean | undefined;
  options: readonly { value: string; label: string }[];
  /** The selected value; it may be in another group of the same menu. */
  value: string | undefined;
  onValueChange: (value: string) => void;
}

/** A radio group in a `Menu`. */
export function MenuChoice({ label, hideLabel = false, options, value, onValueChange }: MenuChoiceProps) {
  const { RadioGroup, Label, RadioItem, ItemIndicator } = useMenuParts();
  const labelId = useId();
  return (
    <RadioGroup
      {...(hideLabel ? { 'aria-label': label } : { 'aria-labelledby': labelId })}
      {...(value !== undefined && { value })}
      onValueChange={onValueChange}
    >
      {!hideLabel && (
        <Label id={labelId} className="fl-menu-label">
          {label}
        </Label>
      )}
      {options.map((option) => (
        <RadioItem key={option.value} className="fl-menu-item" value={option.value}>
          <span className="fl-menu-text" dir="auto">
            {option.label}
          </span>
          <ItemIndicator className="fl-menu-check">
            <Icon of={Check} size={14} />
          </ItemIndicator>
        </RadioItem>
      ))}
    </RadioGroup>
  );
}
