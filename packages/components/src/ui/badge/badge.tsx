import { clsx } from 'clsx/lite';
import type { ComponentPropsWithoutRef } from 'react';

export interface BadgeProps extends ComponentPropsWithoutRef<'span'> {
  /** @default 'neutral' */
  tone?: 'neutral' | 'accent' | 'danger' | 'warning' | 'redirect' | 'success' | undefined;
}

/** A short label: a word or a number. */
export function Badge({ tone = 'neutral', className, ...rest }: BadgeProps) {
  return <span {...rest} className={clsx('fl-badge', className)} data-tone={tone} />;
}
