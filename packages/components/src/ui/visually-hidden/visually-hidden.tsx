import { clsx } from 'clsx/lite';
import type { ComponentPropsWithoutRef } from 'react';

/** Text for screen readers only. */
export function VisuallyHidden({ className, ...rest }: ComponentPropsWithoutRef<'span'>) {
  return <span {...rest} className={clsx('fl-visually-hidden', className)} />;
}
