'use client';

import { clsx } from 'clsx/lite';
import { forwardRef, useId, useRef } from 'react';
import { Button } from '../button/button.js';
import { Icon } from '../icon/icon.js';
import { useCopyFeedback } from './use-copy-feedback.js';

export interface CopyFieldProps {
  label: string;
  /** Keeps the label for screen readers only. @default false */
  hideLabel?: boolean | undefined;
  value: string;
  copyText: string;
  /** Shown on the button for a while after a successful copy. */
  copiedText: string;
  /** Runs after a successful copy. */
  onCopy?: (() => void) | undefined;
  className?: string | undefined;
}

/** A read-only text, shown completely, with a button that copies it. The ref is that of the text. */
export const CopyField = forwardRef<HTMLInputElement, CopyFieldProps>(function CopyField(
  { label, hideLabel = false, value, copyText, copiedText, onCopy, className },
  ref,
) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const { copied, icon, copy } = useCopyFeedback();

  async function press() {
    if (await copy(value)) onCopy?.();
    // If the browser refuses, the text is selected for copying by keyboard.
    else markAll(box.current?.querySelector('input'));
  }

  return (
    <div className={clsx('fl-field', className)}>
      {/* Like a `Field`, without its features for editable controls. */}
      <label htmlFor={id} className={hideLabel ? 'fl-visually-hidden' : 'fl-field-label'}>
        {label}
      </label>
      <div ref={box} className="fl-copy-field">
        <span className="fl-text-field-box fl-copy-field-box">
          <input
            ref={ref}
            id={id}
            type="text"
            readOnly
            value={value}
            onFocus={(event) => markAll(event.currentTarget)}
            className="fl-text-field-input"
          />
        </span>
        <Button icon={<Icon of={icon} size={14} />} onClick={() => void press()}>
          <span aria-live="polite">{copied ? copiedText : copyText}</span>
        </Button>
      </div>
    </div>
  );
});

/** Shows the start of the text, which identifies most addresses: browsers scroll to the end of a selection. */
function markAll(input: HTMLInputElement | null | undefined): void {
  if (!input) return;
  input.select();
  input.scrollLeft = 0;
}
