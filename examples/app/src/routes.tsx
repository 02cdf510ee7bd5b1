import { HOME_PATH, SETUP_WIZARD_PATH } from '@flowlens/core';
import { Navigate, type RouteObject } from 'react-router';
import { fetchFlow, fetchGallery, fetchSession } from './pages/fetch-ahead.js';
import { latePage } from './pages/late-page.js';
import { OpenToAll, RequireToken, RequireTokenToJoin } from './session/guards.js';
import { SignedOutOnly } from './session/signed-out-only.js';
import { AppShell } from './shell/app-shell.js';

/** Every page comes in a file of its own when it is first shown. */
export const routes: RouteObject[] = [
  {
    element: <AppShell />,
    children: [
      { path: '/', element: <Navigate to={HOME_PATH} replace /> },
      {
        element: <SignedOutOnly />,
        children: [{ path: '/login', ...latePage(() => import('./pages/login-route.js')) }],
      },
      {
        element: <RequireToken />,
        handle: fetchSession,
        children: [
          {
            path: HOME_PATH,
            ...latePage(() => import('./pages/gallery-route.js'), fetchGallery),
            children: [{ path: SETUP_WIZARD_PATH, ...latePage(() => import('./pages/setup-wizard-route.js')) }],
          },
          {
            path: `${HOME_PATH}/flow/:flowId`,
            ...latePage(() => import('./pages/flow-route.js'), fetchFlow),
            // The page stays and draws the drawer over itself.
            children: [{ path: 'link-to-jira', element: null }],
          },
        ],
      },
      {
        element: <RequireTokenToJoin />,
        children: [{ path: '/join/project', ...latePage(() => import('./pages/join-route.js')) }],
      },
      {
        element: <OpenToAll />,
        children: [
          { path: '/shared/flow/:token', ...latePage(() => import('./pages/shared-flow-route.js')) },
          { path: '*', ...latePage(() => import('./pages/not-found-route.js')) },
        ],
      },
    ],
  },
];
