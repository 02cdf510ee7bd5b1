'use client';

import { clsx } from 'clsx/lite';
import { getNonce } from 'get-nonce';
import { ChevronDown } from 'lucide';
import * as Primitive from '@radix-ui/react-select';
import { useId, useState } from 'react';
import { usePortalContainer } from '../../provider/use-portal-container.js';
import { useRootClass } from '../../provider/use-root-class.js';
import { Field } from '../field/field.js';
import { Icon } from '../icon/icon.js';
import { SelectItem, type SelectOption } from './select-item.js';

export interface SelectProps<Value extends string> {
  label: string;
  /** Keeps the label for screen readers only. @default false */
  hideLabel?: boolean | undefined;
  options: readonly SelectOption<Value>[];
  /** Undefined while nothing is selected. */
  value: Value | undefined;
  onValueChange: (value: Value) => void;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  /** True while the selection is being saved: it cannot change, and the focus stays. @default false */
  busy?: boolean | undefined;
  /** Error of the choice. */
  error?: string | undefined;
  className?: string | undefined;
}

/** Selects one of a few options in a list. */
export function Select<Value extends string>({
  label,
  hideLabel,
  options,
  value,
  onValueChange,
  placeholder,
  disabled = false,
  busy = false,
  error,
  className,
}: SelectProps<Value>) {
  const id = useId();
  const container = usePortalContainer();
  const rootClass = useRootClass();
  const [open, setOpen] = useState(false);

  return (
    <Field id={id} label={label} hideLabel={hideLabel} error={error} className={className}>
      {(control) => (
        <Primitive.Root
          // The primitive treats an empty string as no selection.
          value={value ?? ''}
          // Typing letters also selects while it is closed.
          onValueChange={(next) => !busy && onValueChange(next as Value)}
          open={open && !busy}
          onOpenChange={(wanted) => setOpen(wanted && !busy)}
          disabled={disabled}
        >
          <Primitive.Trigger
            {...control}
            {...(busy && { 'aria-disabled': true, 'aria-busy': true })}
            className="fl-select"
            data-invalid={error !== undefined || undefined}
          >
            <span className="fl-select-value" dir="auto">
              <Primitive.Value placeholder={<span>{placeholder}</span>} />
            </span>
            <Icon of={ChevronDown} className="fl-select-arrow" size={14} />
          </Primitive.Trigger>
          <Primitive.Portal container={container}>
            <Primitive.Content
              className={clsx(rootClass, 'fl-overlay fl-select-list')}
              position="popper"
              sideOffset={4}
              collisionPadding={8}
            >
              <Primitive.Viewport nonce={getNonce()}>
                {options.map((option) => (
                  <SelectItem key={option.value} option={option} />
                ))}
              </Primitive.Viewport>
            </Primitive.Content>
          </Primitive.Portal>
        </Primitive.Root>
      )}
    </Field>
  );
}
