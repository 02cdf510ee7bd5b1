import { FlowLensProvider } from '@flowlens/components';
import { flowPath, galleryPath, joinPath, loginPath, recordPath } from '@flowlens/core/links';
import type { NavigationTarget } from '@flowlens/hooks';
import { type ComponentType, lazy, Suspense, useContext } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { client, queryClient } from '../flowlens.js';
import { TextsContext } from '../language/texts.js';
import { CrashBoundary } from '../pages/failures/crash-boundary.js';
import { localStore } from '../session/page-storage.js';
import { KeptNotice } from './notices/kept-notice.js';
import { LinkSessionNotice } from './notices/link-session-notice.js';
import { RouterLink } from './navigation/router-link.js';

const COMPONENTS = { Link: RouterLink };

/** A part that loads after the first page. If it fails to load, the page works without it. */
function latePart(lost: string, load: () => Promise<ComponentType>) {
  return lazy(async (): Promise<{ default: ComponentType }> => {
    try {
      return { default: await load() };
    } catch (error) {
      console.error(lost, error);
      return { default: () => null };
    }
  });
}

// Without user activity, there is nothing to announce or to save.
const Toaster = latePart(
  'Notices cannot be shown',
  async () => (await import('@flowlens/components/toaster')).FlowLensToaster,
);
const UnsavedTextGuard = latePart(
  'Typed text cannot be guarded',
  async () => (await import('../unsaved-text/unsaved-text-guard.js')).UnsavedTextGuard,
);

/** Frame around every page. */
export function AppShell() {
  const navigate = useNavigate();
  const { key } = useLocation();
  const { messages, locale } = useContext(TextsContext);

  function goTo(target: NavigationTarget) {
    void navigate(pathOf(target), { replace: target.replace === true });
  }

  return (
    <FlowLensProvider
      client={client}
      queryClient={queryClient}
      messages={messages}
      locale={locale}
      onNavigate={goTo}
      draftStorage={localStore}
      components={COMPONENTS}
    >
      <div className="fl-root app">
        <LinkSessionNotice />
        {/* Inside of the provider, so that the cache survives a crash of the page. */}
        <CrashBoundary place={key}>
          <Outlet />
        </CrashBoundary>
      </div>
      <Suspense>
        <Toaster />
        {/* After the toaster, whose code may load too late for a notice. */}
        <KeptNotice />
        <UnsavedTextGuard />
      </Suspense>
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
    case 'record':
      return recordPath(target.projectId);
    case 'gallery':
      return galleryPath(target);
  }
}
