import { HOME_PATH, SETUP_WIZARD_PATH } from '@flowlens/core';
import { redirect, type RouteObject } from 'react-router';
import { AppShell } from './shell/app-shell.js';
import { LoadingPage } from './shell/loading-page.js';
import { rememberPath } from './session/remember-path.js';
import { requireToken } from './session/require-token.js';
import { requireTokenToJoin } from './session/require-token-to-join.js';
import { CrashPage } from './pages/crash-page.js';

/** Every page comes in a file of its own when it is first shown. */
export const routes: RouteObject[] = [
  {
    element: <AppShell />,
    errorElement: <CrashPage />,
    HydrateFallback: LoadingPage,
    children: [
      { path: '/login', lazy: () => import('./pages/login-route.js') },
      { path: '/', loader: () => redirect(HOME_PATH), Component: LoadingPage },
      {
        path: HOME_PATH,
        loader: requireToken,
        lazy: () => import('./pages/gallery-route.js'),
        children: [{ path: SETUP_WIZARD_PATH, lazy: () => import('./pages/setup-wizard-route.js') }],
      },
      {
        path: `${HOME_PATH}/flow/:flowId`,
        loader: requireToken,
        lazy: () => import('./pages/flow-route.js'),
        // The page stays and draws the drawer over itself.
        children: [{ path: 'link-to-jira', element: null }],
      },
      { path: '/join/project', loader: requireTokenToJoin, lazy: () => import('./pages/join-route.js') },
      { path: '/shared/flow/:token', loader: rememberPath, lazy: () => import('./pages/shared-flow-route.js') },
      { path: '*', loader: rememberPath, lazy: () => import('./pages/not-found-route.js') },
    ],
  },
];
