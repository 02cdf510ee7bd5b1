'use client';

import { useId } from 'react';

export interface SwitchProps {
  label: string;
  /** One sentence below the label. */
  hint?: string | undefined;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean | undefined;
}

/** A toggle with immediate effect. The whole line is clickable. */
export function Switch({ label, hint, checked, onCheckedChange, disabled = false }: SwitchProps) {
  const id = useId();
  return (
    <label className="fl-switch" data-disabled={disabled || undefined}>
      <span className="fl-switch-text">
        <span className="fl-switch-label" id={id}>
          {label}
        </span>
        {hint && (
          <span className="fl-switch-hint" id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        className="fl-switch-input"
        aria-labelledby={id}
        aria-describedby={hint && `${id}-hint`}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onCheckedChange(event.currentTarget.checked)}
      />
    </label>
  );
}
