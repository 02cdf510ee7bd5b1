import { clsx } from 'clsx/lite';
import type { ReactElement, ReactNode } from 'react';

export interface FieldTexts {
  label: string;
  /** Keeps the label for screen readers only. @default false */
  hideLabel?: boolean | undefined;
  /** Shown below the control while there is no error. */
  hint?: string | undefined;
  /** Error of the value. */
  error?: string | undefined;
  /** Used and available space, such as '3/11 characters'. */
  counter?: string | undefined;
}

/** Attributes that link the control to its label and hints. */
interface FieldControlProps {
  id: string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

export interface FieldProps extends FieldTexts {
  /** The id of the control; those of the texts are made from it. */
  id: string;
  /** Reported to screen readers when it changes, such as that a pasted text was cut. Empty until there is something to report. */
  note?: ReactNode;
  className?: string | undefined;
  children: (control: FieldControlProps) => ReactElement;
}

/** Wraps a form control with its label, error and length. */
export function Field({ id, label, hideLabel = false, hint, error, counter, note, className, children }: FieldProps) {
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const counterId = `${id}-counter`;
  const hasHint = hint !== undefined && error === undefined;
  const describedBy = [hasHint && hintId, error !== undefined && errorId, counter !== undefined && counterId]
    .filter(Boolean)
    .join(' ');

  return (
    <div className={clsx('fl-field', className)}>
      {/* Hidden separately, because an empty box around it would leave a gap above the control. */}
      <label htmlFor={id} className={hideLabel ? 'fl-visually-hidden' : 'fl-field-label'}>
        {label}
      </label>
      {children({
        id,
        ...(error !== undefined && { 'aria-invalid': true as const }),
        ...(describedBy && { 'aria-describedby': describedBy }),
      })}
      {(describedBy || note !== undefined) && (
        <span className="fl-field-foot" data-empty={(!describedBy && !note) || undefined}>
          {hasHint && (
            <span id={hintId} className="fl-field-hint">
              {hint}
            </span>
          )}
          {error !== undefined && (
            <span id={errorId} className="fl-field-error" role="alert">
              {error}
            </span>
          )}
          {/* Stays while empty: screen readers report changes of elements that were there before. */}
          {note !== undefined && (
            <span className="fl-field-note" aria-live="polite">
              {note}
            </span>
          )}
          {counter !== undefined && (
            <span id={counterId} className="fl-field-counter">
              {counter}
            </span>
          )}
        </span>
      )}
    </div>
  );
}
