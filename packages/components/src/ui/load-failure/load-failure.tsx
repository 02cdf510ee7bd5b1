'use client';

import { TriangleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { Button } from '../button/button.js';
import { EmptyState } from '../empty-state/empty-state.js';
import { focusAround, useHandOnFocus } from '../hand-on-focus/use-hand-on-focus.js';
import { Icon } from '../icon/icon.js';

export interface LoadFailureProps {
  message: string;
  /** Left out together with `onRetry` where trying again is of no use. */
  retryLabel?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** The new try is under way. @default false */
  retrying?: boolean | undefined;
  /** Stands beside the retry button, such as a link back. */
  action?: ReactNode;
}

/** Stands where content would, says that it could not be loaded and offers another try. */
export function LoadFailure({ message, retryLabel, onRetry, retrying = false, action }: LoadFailureProps) {
  const retry = useHandOnFocus<HTMLButtonElement>(focusAround);
  return (
    <EmptyState
      role="alert"
      title={message}
      icon={<Icon of={TriangleAlert} size={18} />}
      action={
        <>
          {onRetry && retryLabel && (
            <Button ref={retry} onClick={onRetry} busy={retrying}>
              {retryLabel}
            </Button>
          )}
          {action}
        </>
      }
    />
  );
}
