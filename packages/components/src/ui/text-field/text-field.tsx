'use client';

import { type ComponentPropsWithoutRef, forwardRef, type ReactElement, useId } from 'react';
import { cutNote } from '../field/cut-note.js';
import { Field, type FieldTexts } from '../field/field.js';
import { type TextControlProps, useTextControl } from '../field/use-text-control.js';

export interface TextFieldProps
  extends Omit<ComponentPropsWithoutRef<'input'>, 'maxLength'>, FieldTexts, TextControlProps {
  icon?: ReactElement | false;
  /** Shown at the end of the field, such as a button that clears it. */
  end?: ReactElement | false;
}

/** A single-line text field with its label, error and length. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { label, hideLabel, icon, end, hint, error, counter, maxChars, onValueChange, className, ...rest },
  ref,
) {
  const id = useId();
  const { control, handlers, cutChars } = useTextControl<'input'>(ref, { ...rest, maxChars, onValueChange });
  const note = cutNote(maxChars, cutChars);

  return (
    <Field
      id={id}
      label={label}
      hideLabel={hideLabel}
      hint={hint}
      error={error}
      counter={counter}
      note={note}
      className={className}
    >
      {(props) => (
        <span className="fl-text-field-box" data-invalid={error !== undefined || undefined}>
          {icon}
          <input
            type="text"
            // A placeholder is in the language of the page.
            dir={rest.value ? 'auto' : undefined}
            {...rest}
            {...handlers}
            {...props}
            ref={control}
            maxLength={maxChars}
            className="fl-text-field-input"
          />
          {end}
        </span>
      )}
    </Field>
  );
});
