import { FlowLensProvider } from '@flowlens/components';
import { flowPath, HOME_PATH, projectPath } from '@flowlens/core';
import type { NavigationTarget } from '@flowlens/hooks';
import { lazy, Suspense } from 'react';
import { Outlet, ScrollRestoration, useNavigate } from 'react-router';
import { client } from '../flowlens.js';
import { RouterLink } from './router-link.js';

const COMPONENTS = { Link: RouterLink };

/** Comes after the first page: nothing is said before somebody has done something. */
const Toaster = lazy(async () => ({ default: (await import('@flowlens/components/toaster')).FlowLensToaster }));

/** What every page stands in. */
export function AppShell() {
  const navigate = useNavigate();

  function goTo(target: NavigationTarget) {
    void navigate(pathOf(target), { replace: target.replace === true });
  }

  return (
    <FlowLensProvider client={client} onNavigate={goTo} components={COMPONENTS}>
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
  if (target.page === 'flow') return flowPath(target.flowId);
  return target.projectId ? projectPath(target.projectId) : HOME_PATH;
}
