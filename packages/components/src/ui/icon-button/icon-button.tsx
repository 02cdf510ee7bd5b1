'use client';

import { clsx } from 'clsx/lite';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { useTooltip } from '../tooltip/use-tooltip.js';

export interface IconButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children'> {
  /** Action of the button: its name and tooltip. */
  label: string;
  /** Longer text of the tooltip. @default the label */
  hint?: string | undefined;
  /** The icon of the button. */
  icon: ReactNode;
  /** @default 'medium' */
  size?: 'small' | 'medium' | undefined;
  /** Pressed state, for a toggle button. */
  pressed?: boolean | undefined;
  /** Side of the button on which its name appears. @default 'top' */
  tooltipSide?: 'top' | 'right' | 'bottom' | 'left' | undefined;
}

/**
 * A button that shows only an icon.
 *
 * @example
 * import { X } from 'lucide';
 *
 * <IconButton label="Close" icon={<Icon of={X} />} onClick={close} />
 */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, hint = label, icon, size = 'medium', pressed, tooltipSide, className, ...rest },
  ref,
) {
  const { describedProps, tooltip } = useTooltip({ content: hint, side: tooltipSide });
  return (
    <>
      <button
        type="button"
        // Safari focuses a pressed button only if it has a tabindex.
        tabIndex={0}
        aria-label={label}
        aria-pressed={pressed}
        {...rest}
        {...describedProps(rest)}
        ref={ref}
        className={clsx('fl-icon-button', className)}
        data-size={size}
      >
        {icon}
      </button>
      {tooltip}
    </>
  );
});
