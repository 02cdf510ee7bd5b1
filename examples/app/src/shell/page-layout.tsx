import { UserMenu } from '@flowlens/components';
import { HOME_PATH } from '@flowlens/core';
import { useFlowLens } from '@flowlens/hooks';
import { clsx } from 'clsx';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { client } from '../flowlens.js';
import { signOut } from '../session/sign-out.js';
import { Logo } from './logo.js';
import { PageTitle } from './page-title.js';
import { useFocusOnArrival } from './use-focus-on-arrival.js';

export interface PageLayoutProps {
  title: string;
  /** Stands in the top bar, between the logo and the user menu. */
  bar?: ReactNode;
  /** Fills the window instead of growing with its content. @default false */
  fill?: boolean;
  children: ReactNode;
}

/** A page of somebody who is signed in: top bar and content. */
export function PageLayout({ title, bar, fill = false, children }: PageLayoutProps) {
  const { messages } = useFlowLens();
  const main = useRef<HTMLElement>(null);
  useFocusOnArrival(main);

  return (
    <div className={clsx('app-page', fill && 'app-page-fill')}>
      <PageTitle>{title}</PageTitle>
      <a className="app-skip" href="#content">
        {messages.common.skipToContent}
      </a>
      <header className="app-bar">
        <Link to={HOME_PATH} className="app-home" aria-label="FlowLens">
          <Logo />
          <span className="app-home-name">FlowLens</span>
        </Link>
        <div className="app-bar-middle">{bar}</div>
        <UserMenu onSignOut={() => signOut({ client, storage: localStorage, location: window.location })} />
      </header>
      <main id="content" ref={main} tabIndex={-1} className="app-content">
        {children}
      </main>
    </div>
  );
}
