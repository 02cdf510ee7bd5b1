'use client';

import { clsx } from 'clsx';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';

export interface TextFieldProps extends ComponentPropsWithoutRef<'input'> {
  label: string;
  /** Keeps the label for screen readers only. @default false */
  hideLabel?: boolean | undefined;
  icon?: ReactNode;
  /** What is wrong with the value. */
  error?: string | undefined;
}

/** A line of text to fill in, with its label and what is wrong with it. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { label, hideLabel = false, icon, error, className, ...rest },
  ref,
) {
  const id = useId();
  const errorId = `${id}-error`;
  const Label = hideLabel ? VisuallyHidden : 'span';

  return (
    <div className={clsx('fl-text-field', className)}>
      <label htmlFor={id}>
        <Label className="fl-text-field-label">{label}</Label>
      </label>
      <span className="fl-text-field-box" data-invalid={error !== undefined || undefined}>
        {icon}
        <input
          type="text"
          {...(error !== undefined && { 'aria-invalid': true, 'aria-describedby': errorId })}
          {...rest}
          id={id}
          ref={ref}
          className="fl-text-field-input"
        />
      </span>
      {error !== undefined && (
        <span id={errorId} className="fl-text-field-error" role="alert">
          {error}
        </span>
      )}
    </div>
  );
});
