'use client';

import { parseConnectRequest } from '@flowlens/core';
import { statusOf } from '@flowlens/core/failures';
import type { MessageOverrides } from '@flowlens/core/messages';
import { useAppConfig, useConnectRecorder, useCurrentUser } from '@flowlens/hooks';
import { clsx } from 'clsx/lite';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { ProductLink } from '../provider/product-link.js';
import { useMessages } from '../provider/use-messages.js';
import { useRootClass } from '../provider/use-root-class.js';
import { type BoundaryProps, withErrorBoundary } from '../ui/error-boundary/with-error-boundary.js';
import { LinkButton } from '../ui/link-button/link-button.js';
import { LoadFailure } from '../ui/load-failure/load-failure.js';
import { Spinner } from '../ui/spinner/spinner.js';
import { ConnectConsent } from './connect-consent.js';
import { ConnectRefused } from './connect-refused.js';
import { SwitchAccountButton } from './switch-account-button.js';

export interface ConnectRecorderProps
  extends Omit<ComponentPropsWithoutRef<'section'>, 'children' | 'onError'>, BoundaryProps {
  /** Query of the URL that the recorder opened. */
  query: URLSearchParams;
  /** True if a link with a token began the session, which cannot connect recorders. @default false */
  signedInByLink?: boolean | undefined;
  /**
   * Redirects to the recorder with the result in the URL. Replace the history entry, and keep the URL out of logs, because
   * it contains a one-time code.
   */
  onLeave: (address: string) => void;
  /** Signs the viewer out and returns to this page after the next sign-in. */
  onSwitchAccount: () => Promise<void> | void;
  /** Texts that replace those of the provider. */
  messages?: Pick<MessageOverrides, 'connect'> | undefined;
}

/**
 * Asks whether a recorder outside of the app, such as a browser extension, may add recordings as the viewer.
 *
 * @example
 * <ConnectRecorder query={new URLSearchParams(location.search)} onLeave={leave} onSwitchAccount={signOut} />
 */
export const ConnectRecorder = withErrorBoundary(
  forwardRef<HTMLElement, ConnectRecorderProps>(function ConnectRecorder(
    { query, signedInByLink = false, onLeave, onSwitchAccount, messages, className, ...rest },
    ref,
  ) {
    const m = useMessages('connect', messages?.connect);
    const { goHome } = useMessages('join');
    const { person } = useMessages('session');
    const { loading } = useMessages('common');
    const rootClass = useRootClass();
    const config = useAppConfig();
    const viewer = useCurrentUser();
    const approval = useConnectRecorder(onLeave);

    function content() {
      const failed = [config, viewer].filter(({ isError, data }) => isError && !data);
      if (failed.length > 0) {
        const retry = () => failed.forEach(({ refetch }) => void refetch());
        const retrying = failed.some(({ isFetching }) => isFetching);
        return <LoadFailure message={m.loadFailed} onRetry={retry} retrying={retrying} />;
      }
      if (!config.data || !viewer.data) {
        return (
          <p className="fl-connect-recorder-loading" role="status">
            <Spinner />
            <span>{loading}</span>
          </p>
        );
      }
      const { redirect_uris: redirectUris, extension_ids: extensionIds } = config.data.recorder;
      const request = parseConnectRequest(query, redirectUris);
      if (typeof request === 'string') {
        const home = (
          <LinkButton>
            <ProductLink to={{ page: 'gallery' }}>{goHome}</ProductLink>
          </LinkButton>
        );
        return <ConnectRefused tone="error" title={m.faultTitle} text={m.fault[request]} action={home} />;
      }
      const { user } = viewer.data;
      if (signedInByLink || statusOf(approval.error) === 403) {
        const signIn = (
          <SwitchAccountButton variant="primary" label={m.signIn} m={m} onSwitchAccount={onSwitchAccount} />
        );
        const text = m.signInHint({ person: person(user) });
        return <ConnectRefused tone="info" title={m.signInTitle} text={text} action={signIn} />;
      }
      return (
        <ConnectConsent
          request={request}
          extensionId={extensionIds[redirectUris.indexOf(request.redirectUri)] ?? ''}
          user={user}
          m={m}
          approval={approval}
          onLeave={onLeave}
          onSwitchAccount={onSwitchAccount}
        />
      );
    }

    return (
      <section aria-label={m.label} {...rest} ref={ref} className={clsx(rootClass, 'fl-connect-recorder', className)}>
        {content()}
      </section>
    );
  }),
);
