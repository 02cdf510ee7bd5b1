'use client';

import { clsx } from 'clsx/lite';
import { forwardRef } from 'react';
import { useRootClass } from '../../provider/use-root-class.js';
import { mergeHostProps } from '../internal/events/merge-host-props.js';
import { Button, type ButtonProps } from './button.js';

export interface DialogButtonProps extends ButtonProps {
  /** Runs on click, unless the host's own handler prevents that. */
  onOpen: () => void;
}

/** A button on a page of the host that opens a dialog. */
export const DialogButton = forwardRef<HTMLButtonElement, DialogButtonProps>(function DialogButton(
  { onOpen, className, ...rest },
  ref,
) {
  return (
    <Button
      {...rest}
      {...mergeHostProps(rest, { onClick: onOpen })}
      ref={ref}
      className={clsx(useRootClass(), className)}
      aria-haspopup="dialog"
    />
  );
});
