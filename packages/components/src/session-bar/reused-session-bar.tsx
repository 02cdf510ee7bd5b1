'use client';

import { formatDate } from '@flowlens/core/format';
import type { MessageOverrides } from '@flowlens/core/messages';
import { useCurrentUser, useDismissSessionNotice, useFlowLens } from '@flowlens/hooks';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { useMessages } from '../provider/use-messages.js';
import { Button } from '../ui/button/button.js';
import { type BoundaryProps, withErrorBoundary } from '../ui/error-boundary/with-error-boundary.js';
import { FailureAlert } from '../ui/inline-alert/failure-alert.js';
import { SessionBar } from './session-bar.js';
import { SignOutEverywhere } from './sign-out-everywhere.js';

export interface ReusedSessionBarProps
  extends Omit<ComponentPropsWithoutRef<'section'>, 'children' | 'onError'>, BoundaryProps {
  /** Texts that replace those of the provider. */
  messages?: Pick<MessageOverrides, 'session'> | undefined;
}

/**
 * Bar that reports a session which was used in two places and has ended. Renders nothing otherwise, or after it is dismissed.
 *
 * @example
 * <ReusedSessionBar />
 */
export const ReusedSessionBar = withErrorBoundary(
  forwardRef<HTMLElement, ReusedSessionBarProps>(function ReusedSessionBar({ messages, ...rest }, ref) {
    const { locale, timeZone } = useFlowLens();
    const { data } = useCurrentUser();
    const m = useMessages('session', messages?.session);
    const { run, pending, error } = useDismissSessionNotice();
    const reusedAt = data?.session_reused_at;
    if (!reusedAt) return null;

    return (
      <SessionBar
        {...rest}
        barRef={ref}
        label={m.reusedLabel}
        text={m.reused({ date: formatDate(reusedAt, { locale, timeZone }) })}
        failure={<FailureAlert error={error} text={m.dismissFailed} />}
        actions={
          <>
            <SignOutEverywhere messages={messages?.session} />
            <Button size="small" variant="ghost" busy={pending} onClick={() => run()}>
              {m.dismiss}
            </Button>
          </>
        }
      />
    );
  }),
);
