import { clsx } from 'clsx/lite';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';

export interface EmptyStateProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  title: string;
  /** Suggested next step. */
  hint?: string | undefined;
  icon?: ReactNode;
  action?: ReactNode;
}

/** Replaces missing content, with an explanation and the next step. */
export function EmptyState({ title, hint, icon, action, className, ...rest }: EmptyStateProps) {
  return (
    <div {...rest} className={clsx('fl-empty-state', className)}>
      {icon && (
        <span className="fl-empty-state-icon" aria-hidden="true">
          {icon}
        </span>
      )}
      <p className="fl-empty-state-title">{title}</p>
      {hint && <p className="fl-empty-state-hint">{hint}</p>}
      {action && <div className="fl-empty-state-action">{action}</div>}
    </div>
  );
}
