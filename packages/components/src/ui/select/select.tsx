'use client';

import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';

export interface SelectProps extends Omit<ComponentPropsWithoutRef<'select'>, 'children' | 'size'> {
  /** Names it, where no visible label does. */
  label: string;
  options: readonly { value: string; label: string }[];
  onValueChange?: ((value: string) => void) | undefined;
}

/** A choice of one, with the browser's own list. */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(
  { label, options, onValueChange, onChange, className, ...rest },
  ref,
) {
  return (
    <span className={clsx('fl-select', className)}>
      <select
        aria-label={label}
        {...rest}
        ref={ref}
        className="fl-select-control"
        onChange={(event) => {
          onChange?.(event);
          onValueChange?.(event.target.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown className="fl-select-arrow" size={14} aria-hidden="true" />
    </span>
  );
});
