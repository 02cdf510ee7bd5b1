import { CONNECT_RECORDER_PATH, GUEST_PATH, HOME_PATH, RECORD_PATH, SETUP_WIZARD_PATH } from '@flowlens/core/links';
import { Navigate, type RouteObject } from 'react-router';
import { tokens } from './flowlens.js';
import { fetchFlow, fetchGallery, fetchSession } from './pages/fetch-ahead.js';
import { lazyPage, type RouteHandle } from './pages/failures/lazy-page.js';
import { OpenToAll, RequireToken, RequireTokenToJoin } from './session/routes/guards.js';
import { OwnDocument } from './session/routes/own-document.js';
import { SignedOutOnly } from './session/routes/signed-out-only.js';
import { AppShell } from './shell/app-shell.js';

// Every page has a code file of its own, which loads when the page is first shown.
const login = lazyPage(() => import('./pages/entry/login-route.js'));
const gallery = lazyPage(() => import('./pages/gallery/gallery-route.js'), fetchGallery);

export const routes: RouteObject[] = [
  {
    // Outside of the shell, which uses the session of this browser.
    element: <OwnDocument path={GUEST_PATH} />,
    children: [{ path: GUEST_PATH, ...lazyPage(() => import('./pages/entry/guest-route.js')) }],
  },
  {
    element: <AppShell />,
    children: [
      { path: '/', element: <Navigate to={HOME_PATH} replace />, handle: gallery.handle },
      {
        element: <SignedOutOnly />,
        children: [{ path: '/login', ...login }],
      },
      {
        element: <RequireToken />,
        handle: {
          fetch: (place) => (tokens.get() === null ? login.handle.fetch : fetchSession)(place),
        } satisfies RouteHandle,
        children: [
          {
            path: HOME_PATH,
            ...gallery,
            children: [{ path: SETUP_WIZARD_PATH, ...lazyPage(() => import('./pages/gallery/setup-wizard-route.js')) }],
          },
          { path: RECORD_PATH, ...lazyPage(() => import('./pages/entry/record-route.js')) },
          {
            path: `${HOME_PATH}/flow/:flowId`,
            ...lazyPage(() => import('./pages/flow/flow-route.js'), fetchFlow),
            // The flow page stays mounted and renders the drawer itself.
            children: [{ path: 'link-to-jira/*', element: null }],
          },
          {
            element: <OwnDocument path={CONNECT_RECORDER_PATH} />,
            children: [
              { path: CONNECT_RECORDER_PATH, ...lazyPage(() => import('./pages/entry/connect-recorder-route.js')) },
            ],
          },
        ],
      },
      {
        element: <RequireTokenToJoin />,
        children: [{ path: '/join/project', ...lazyPage(() => import('./pages/entry/join-route.js')) }],
      },
      {
        element: <OpenToAll />,
        children: [
          { path: '/shared/flow/:token', ...lazyPage(() => import('./pages/flow/shared-flow-route.js')) },
          { path: '*', ...lazyPage(() => import('./pages/failures/not-found-route.js')) },
        ],
      },
    ],
  },
];
