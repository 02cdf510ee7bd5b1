'use client';

import { type ComponentPropsWithoutRef, forwardRef, useId } from 'react';
import { cutNote } from '../field/cut-note.js';
import { Field, type FieldTexts } from '../field/field.js';
import { type TextControlProps, useTextControl } from '../field/use-text-control.js';

export interface TextAreaProps
  extends Omit<ComponentPropsWithoutRef<'textarea'>, 'maxLength'>, FieldTexts, TextControlProps {}

/** A multi-line text field with its label, error and length. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  { label, hideLabel, error, counter, maxChars, onValueChange, rows = 3, className, ...rest },
  ref,
) {
  const id = useId();
  const { control, handlers, cutChars } = useTextControl<'textarea'>(ref, { ...rest, maxChars, onValueChange });
  const note = cutNote(maxChars, cutChars);

  return (
    <Field
      id={id}
      label={label}
      hideLabel={hideLabel}
      error={error}
      counter={counter}
      note={note}
      className={className}
    >
      {(props) => (
        <textarea
          rows={rows}
          // A placeholder is in the language of the page.
          dir={rest.value ? 'auto' : undefined}
          {...rest}
          {...handlers}
          {...props}
          ref={control}
          maxLength={maxChars}
          className="fl-text-area"
          data-invalid={error !== undefined || undefined}
        />
      )}
    </Field>
  );
});
