'use client';

import type { MessageOverrides } from '@flowlens/core/messages';
import { useCurrentUser } from '@flowlens/hooks';
import { type ComponentPropsWithoutRef, forwardRef, useState } from 'react';
import { useMessages } from '../provider/use-messages.js';
import { Button } from '../ui/button/button.js';
import { type BoundaryProps, withErrorBoundary } from '../ui/error-boundary/with-error-boundary.js';
import { SessionBar } from './session-bar.js';

export interface LinkSessionBarProps
  extends Omit<ComponentPropsWithoutRef<'section'>, 'children' | 'onError'>, BoundaryProps {
  /** Runs when the viewer confirms the account. The bar stays until the host removes it. */
  onStay: () => void;
  /** Ends the session. The bar shows this until the promise settles. The host has to report a rejection. */
  onSignOut: () => Promise<void>;
  /** Texts that replace those of the provider. */
  messages?: Pick<MessageOverrides, 'session'> | undefined;
}

/**
 * Names the account of a session that a link started, so that nobody uses another user's account unknowingly.
 *
 * @example
 * <LinkSessionBar onStay={hide} onSignOut={signOut} />
 */
export const LinkSessionBar = withErrorBoundary(
  forwardRef<HTMLElement, LinkSessionBarProps>(function LinkSessionBar({ onStay, onSignOut, messages, ...rest }, ref) {
    const { data, isPending } = useCurrentUser();
    const m = useMessages('session', messages?.session);
    const common = useMessages('common');
    const [signingOut, setSigningOut] = useState(false);

    function signOut() {
      setSigningOut(true);
      const settled = () => setSigningOut(false);
      onSignOut().then(settled, settled);
    }

    const text = data ? m.byLink({ person: m.person(data.user) }) : isPending ? undefined : m.byLinkUnknown;
    return (
      <SessionBar
        {...rest}
        barRef={ref}
        label={m.byLinkLabel}
        text={text}
        failure={null}
        actions={
          <>
            <Button size="small" disabled={signingOut} onClick={onStay}>
              {m.stay}
            </Button>
            <Button size="small" busy={signingOut} onClick={signOut}>
              {signingOut ? common.signingOut : common.signOut}
            </Button>
          </>
        }
      />
    );
  }),
);
