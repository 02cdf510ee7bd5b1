'use client';

import { type ComponentPropsWithoutRef, forwardRef, type ReactElement, useId } from 'react';
import { Field, type FieldTexts } from '../field/field.js';

export interface TextFieldProps extends ComponentPropsWithoutRef<'input'>, FieldTexts {
  icon?: ReactElement | false;
  /** Stands at the end of the box, such as a button that clears it. */
  end?: ReactElement | false;
}

/** A line of text to fill in, with its label, what is wrong with it and how long it is. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { label, hideLabel, icon, end, error, counter, className, ...rest },
  ref,
) {
  const id = useId();

  return (
    <Field id={id} label={label} hideLabel={hideLabel} error={error} counter={counter} className={className}>
      {(control) => (
        <span className="fl-text-field-box" data-invalid={error !== undefined || undefined}>
          {icon}
          <input
            type="text"
            // A placeholder is in the language of the page.
            dir={rest.value ? 'auto' : undefined}
            {...rest}
            {...control}
            ref={ref}
            className="fl-text-field-input"
          />
          {end}
        </span>
      )}
    </Field>
  );
});
