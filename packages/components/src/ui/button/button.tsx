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
  /** Icon before the text. */
  icon?: ReactNode;
  /** Shows a spinner, ignores clicks and keeps the focus. @default false */
  busy?: boolean | undefined;
}

/**
 * A button with a text label. For a link that looks like a button, use `LinkButton`.
 *
 * @example
 * import { Plus } from 'lucide';
 *
 * <Button variant="primary" icon={<Icon of={Plus} />}>
 *   <span>Add</span>
 * </Button>
 */
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
      // Safari focuses a clicked button only if it has a tabindex. Otherwise, dialogs could not return the focus to it.
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
