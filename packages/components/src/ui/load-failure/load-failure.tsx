'use client';

import { useFlowLens } from '@flowlens/hooks';
import { TriangleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../button/button.js';
import { EmptyState } from '../empty-state/empty-state.js';
import { focusableAncestor, useFocusFallback } from '../internal/focus/use-focus-fallback.js';
import { Icon } from '../icon/icon.js';
import { ownElement } from '../internal/own-element.js';

export interface LoadFailureProps {
  /** The failed action, in a few words. */
  message: string;
  /** Suggested next step. */
  hint?: string | undefined;
  /** @default 'Try again' in the language of the provider */
  retryLabel?: string | undefined;
  /** Omit it if retrying is pointless. */
  onRetry?: (() => void) | undefined;
  /** True during a retry. @default false */
  retrying?: boolean | undefined;
  /** Shown next to the retry button, such as a link back. */
  action?: ReactNode;
  /** @default a warning sign */
  icon?: ReactNode;
  /** Of the button. @default 'medium' */
  size?: ButtonProps['size'];
  /** Class of the outermost element, besides its own. */
  className?: string | undefined;
}

/**
 * Replaces content that failed to load, with a retry button.
 *
 * @example
 * <LoadFailure message="Failed to load tickets" onRetry={reload} />
 */
export function LoadFailure({
  message,
  retryLabel,
  onRetry,
  retrying = false,
  action,
  size,
  ...rest
}: LoadFailureProps) {
  const { common } = useFlowLens().messages;
  const retry = useFocusFallback<HTMLButtonElement>(focusableAncestor);
  return (
    <EmptyState
      role="alert"
      icon={<Icon of={TriangleAlert} size={18} />}
      {...rest}
      title={message}
      action={
        <>
          {onRetry && (
            <Button ref={retry} size={size} onClick={onRetry} busy={retrying}>
              {retryLabel ?? common.tryAgain}
            </Button>
          )}
          {ownElement(action)}
        </>
      }
    />
  );
}
