'use client';

import { clsx } from 'clsx/lite';
import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent, type ReactNode } from 'react';
import { ownElement } from '../internal/own-element.js';
import { Spinner } from '../spinner/spinner.js';

export interface ButtonProps extends ComponentPropsWithoutRef<'button'> {
  /** @default 'secondary' */
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | undefined;
  /** @default 'medium' */
  size?: 'small' | 'medium' | undefined;
  icon?: ReactNode;
  /** Shows a spinner and takes no presses; keeps the focus. @default false */
  busy?: boolean | undefined;
}

/** A button with words; a link that looks like one is a `LinkButton`. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { variant = 'secondary', size = 'medium', icon, busy = false, className, onClick, children, ...rest },
  ref,
) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      type="button"
      // Safari focuses a button that is pressed only where this is said; without, dialogs have nowhere to return the focus to.
      tabIndex={0}
      {...(busy && { 'aria-disabled': true, 'aria-busy': true })}
      {...rest}
      ref={ref}
      onClick={press}
      className={clsx('fl-button', className)}
      data-variant={variant}
      data-size={size}
      data-busy={busy || undefined}
    >
      {busy ? <Spinner size={14} /> : ownElement(icon)}
      {ownElement(children)}
    </button>
  );
});
