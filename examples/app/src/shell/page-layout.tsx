import { CreateFlowLink, InvitationsPopover, McpSetupButton, UserMenu } from '@flowlens/components';
import { HOME_PATH, INVITATIONS_PARAM } from '@flowlens/core/links';
import { useFlowLens } from '@flowlens/hooks';
import { clsx } from 'clsx/lite';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { localStore } from '../session/page-storage.js';
import { useLeave } from '../session/sign-out/use-leave.js';
import { BarExtra } from './bar/bar-extra.js';
import { DocsLink } from './bar/docs-link.js';
import { Logo } from './bar/logo.js';
import { PageTitle } from './page-title.js';
import { RefreshButton } from './bar/refresh-button.js';
import { ReusedSessionNotice } from './notices/reused-session-notice.js';
import { useFocusOnArrival } from './navigation/use-focus-on-arrival.js';

export interface PageLayoutProps {
  title: string;
  /** Subject of the page, shown next to the logo: its project or its flow. */
  bar?: ReactNode;
  /** Actions of this page, shown before those of every page. */
  actions?: ReactElement;
  /** Further skip links, after the one to the content. */
  skipLinks?: ReactElement;
  /** Fills the window instead of growing with its content. @default false */
  fill?: boolean;
  children: ReactNode;
}

/** Page of a signed-in user: top bar and content. */
export function PageLayout({ title, bar, actions, skipLinks, fill = false, children }: PageLayoutProps) {
  const { messages } = useFlowLens();
  const main = useRef<HTMLElement>(null);
  const [query] = useSearchParams();
  const leave = useLeave({ storage: localStore, location: window.location });
  useFocusOnArrival(main);

  return (
    <div className={clsx('app-page', fill && 'app-page-fill')}>
      <PageTitle>{title}</PageTitle>
      <a className="app-skip" href="#content">
        {messages.common.skipToContent}
      </a>
      {skipLinks}
      <ReusedSessionNotice />
      <header className="app-bar">
        <Link to={HOME_PATH} className="app-home" aria-label="FlowLens" title={messages.common.homeHint}>
          <Logo />
          <span className="app-home-name">FlowLens</span>
        </Link>
        <div className="app-bar-middle">{bar}</div>
        <div className="app-bar-actions">
          {actions}
          <CreateFlowLink className="app-bar-out" />
          <BarExtra>
            <DocsLink />
            <McpSetupButton className="app-bar-fold" />
            <RefreshButton />
          </BarExtra>
          <InvitationsPopover defaultOpen={query.has(INVITATIONS_PARAM)} />
          <UserMenu onSignOut={leave} />
        </div>
      </header>
      <main id="content" ref={main} tabIndex={-1} className="app-content">
        {children}
      </main>
    </div>
  );
}
