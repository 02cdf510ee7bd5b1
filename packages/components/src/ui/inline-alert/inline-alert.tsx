import { clsx } from 'clsx/lite';
import { CircleAlert, Info, TriangleAlert } from 'lucide';
import type { ComponentPropsWithoutRef } from 'react';
import { Icon } from '../icon/icon.js';

const ICONS = { error: CircleAlert, warning: TriangleAlert, info: Info };

export interface InlineAlertProps extends ComponentPropsWithoutRef<'div'> {
  tone: keyof typeof ICONS;
}

/** A message in place. An error is announced at once, other messages when screen readers are idle. */
export function InlineAlert({ tone, className, children, ...rest }: InlineAlertProps) {
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      {...rest}
      className={clsx('fl-inline-alert', className)}
      data-tone={tone}
    >
      <Icon of={ICONS[tone]} className="fl-inline-alert-icon" />
      <span className="fl-inline-alert-text">{children}</span>
    </div>
  );
}
