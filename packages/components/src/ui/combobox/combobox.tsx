'use client';

import { ChevronsUpDown } from 'lucide';
import { createElement, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '../button/button.js';
import { Field, type FieldTexts } from '../field/field.js';
import { Icon } from '../icon/icon.js';
import { Popover } from '../popover/popover.js';
import { lazyCode } from '../internal/lazy/lazy-code.js';
import { useOpenedCode } from '../internal/lazy/use-opened-code.js';
import type { ComboboxOption } from './combobox-list.js';

/** Code of the list and its search, loaded when a combobox is first opened. */
const listCode = lazyCode(async () => (await import('./combobox-list.js')).ComboboxList);

export interface ComboboxProps extends Omit<FieldTexts, 'counter'> {
  /** Shown on the button while nothing is selected. */
  placeholder: string;
  searchPlaceholder: string;
  /** Shown in the list if nothing matches. */
  emptyText: string;
  options: readonly ComboboxOption[];
  /** Empty if nothing is selected. */
  value: string;
  onValueChange: (value: string) => void;
  /** Offers the placeholder as the first option, which clears the selection. @default false */
  allowClear?: boolean | undefined;
  icon?: ReactNode;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/** Selects one of many options, with a search field. */
export function Combobox({
  label,
  hideLabel,
  placeholder,
  searchPlaceholder,
  emptyText,
  options,
  value,
  onValueChange,
  allowClear = false,
  icon,
  disabled,
  error,
  className,
}: ComboboxProps) {
  const [open, setOpen] = useState(false);
  const ComboboxList = useOpenedCode(listCode, open, setOpen);
  const id = useId();
  const chosen = options.find((option) => option.value === value);
  const shown = chosen?.label ?? (value || placeholder);
  const offered = allowClear ? [{ value: '', label: placeholder }, ...options] : options;

  function openByArrow(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpen(true);
  }

  function choose(wanted: string) {
    setOpen(false);
    if (wanted !== value) onValueChange(wanted);
  }

  return (
    <Field id={id} label={label} hideLabel={hideLabel} error={error} className={className}>
      {(control) => (
        <Popover
          label={label}
          className="fl-combobox-popover"
          open={open && ComboboxList !== null}
          onOpenChange={setOpen}
          trigger={
            <Button
              {...control}
              onPointerEnter={listCode.prefetch}
              onFocus={listCode.prefetch}
              onKeyDown={openByArrow}
              className="fl-combobox-button"
              icon={icon}
              disabled={disabled}
              role="combobox"
              data-empty={value === '' || undefined}
            >
              <span className="fl-combobox-value" dir="auto">
                {shown}
              </span>
              <Icon of={ChevronsUpDown} className="fl-combobox-arrows" size={14} />
            </Button>
          }
        >
          {ComboboxList &&
            createElement(ComboboxList, {
              label,
              searchPlaceholder,
              emptyText,
              options: offered,
              value,
              onSelect: choose,
            })}
        </Popover>
      )}
    </Field>
  );
}
