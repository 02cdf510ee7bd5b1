import { FlowLensProvider } from '@flowlens/components';
import { flowPath, HOME_PATH, joinPath, loginPath, projectPath } from '@flowlens/core';
import type { NavigationTarget } from '@flowlens/hooks';
import { lazy, Suspense, useContext } from 'react';
import { Outlet, ScrollRestoration, useNavigate } from 'react-router';
import { client } from '../flowlens.js';
import { TextsContext } from '../language/texts.js';
import { RouterLink } from './router-link.js';

const COMPONENTS = { Link: RouterLink };

/** Comes after the first page: nothing is said before somebody has done something. */
const Toaster = lazy(async () => ({ default: (await import('@flowlens/components/toaster')).FlowLensToaster }));

/** What every page stands in. */
export function AppShell() {
  const navigate = useNavigate();
  const { messages, locale } = useContext(TextsContext);

  function goTo(target: NavigationTarget) {
    void navigate(pathOf(target), { replace: target.replace === true });
  }

  return (
    <FlowLensProvider client={client} messages={messages} locale={locale} onNavigate={goTo} components={COMPONENTS}>
      <div className="fl-root app">
        <Outlet />
      </div>
      <Suspense>
        <Toaster />
      </Suspense>
      <ScrollRestoration />
    </FlowLensProvider>
  );
}

function pathOf(target: NavigationTarget): string {
  switch (target.page) {
    case 'flow':
      return flowPath(target.flowId);
    case 'join':
      return joinPath(target.invitation);
    case 'login':
      return loginPath();
    case 'gallery':
      return target.projectId ? projectPath(target.projectId) : HOME_PATH;
  }
}
