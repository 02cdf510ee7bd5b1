'use client';

import { Check } from 'lucide';
import * as Primitive from '@radix-ui/react-select';
import { useId } from 'react';
import { Icon } from '../icon/icon.js';

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
  /** A second line below the label. */
  description?: string | undefined;
  disabled?: boolean | undefined;
}

/** One option of a `Select`. */
export function SelectItem({ option }: { option: SelectOption }) {
  const id = useId();

  return (
    <Primitive.Item
      className="fl-menu-item fl-select-item"
      value={option.value}
      aria-labelledby={id}
      {...(option.disabled && { disabled: true })}
    >
      <span id={id} className="fl-menu-text" dir="auto">
        <Primitive.ItemText>
          {/* The library copies it into the button, where a translated text on its own could not be removed. */}
          <span>{option.label}</span>
        </Primitive.ItemText>
        {/* The space parts the two in the name of the option, however they are displayed. */}
        {option.description && <span className="fl-select-item-description">{` ${option.description}`}</span>}
      </span>
      <Primitive.ItemIndicator className="fl-menu-check">
        <Icon of={Check} size={14} />
      </Primitive.ItemIndicator>
    </Primitive.Item>
  );
}
