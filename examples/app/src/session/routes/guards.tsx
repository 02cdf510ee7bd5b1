import { loginPath } from '@flowlens/core/links';
import { Navigate, Outlet, useLocation } from 'react-router';
import { tokens } from '../../flowlens.js';
import { pathOf, useRememberPath } from './use-remember-path.js';

/** Guard of pages for signed-in users: sends others to the login page and stores their destination (spec §2). */
export function RequireToken() {
  useRememberPath();
  return tokens.get() === null ? <Navigate to={loginPath()} replace /> : <Outlet />;
}

/** Guard of the join page. The URL of the login page contains the return path (spec §2, Join page). */
export function RequireTokenToJoin() {
  const path = pathOf(useLocation());
  return tokens.get() === null ? <Navigate to={loginPath(path)} replace /> : <Outlet />;
}

/** Wrapper of pages that need no session: a visitor who signs in returns here (spec §2). */
export function OpenToAll() {
  useRememberPath();
  return <Outlet />;
}
