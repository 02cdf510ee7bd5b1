'use client';

import { type ComponentPropsWithoutRef, forwardRef, useId } from 'react';
import { Field, type FieldTexts } from '../field/field.js';

export interface TextAreaProps extends ComponentPropsWithoutRef<'textarea'>, FieldTexts {}

/** Several lines of text to fill in, with their label, what is wrong with them and how long they are. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  { label, hideLabel, error, counter, rows = 3, className, ...rest },
  ref,
) {
  const id = useId();

  return (
    <Field id={id} label={label} hideLabel={hideLabel} error={error} counter={counter} className={className}>
      {(control) => (
        <textarea
          rows={rows}
          // A placeholder is in the language of the page.
          dir={rest.value ? 'auto' : undefined}
          {...rest}
          {...control}
          ref={ref}
          className="fl-text-area"
          data-invalid={error !== undefined || undefined}
        />
      )}
    </Field>
  );
});
