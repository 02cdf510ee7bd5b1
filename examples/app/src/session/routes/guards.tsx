import { loginPath } from '@flowlens/core/links';
import { Navigate, Outlet, useLocation } from 'react-router';
import { tokens } from '../../flowlens.js';
import { pathOf, useRememberPath } from './use-remember-path.js';

/** Around pages for signed-in users: sends others to the login page and stores their destination (spec §2). */
export function RequireToken() {
  useRememberPath();
  return tokens.get() === null ? <Navigate to={loginPath()} replace /> : <Outlet />;
}

/** The same for those who join a project: the address of the login page says where they come back to (spec §2, Join page). */
export function RequireTokenToJoin() {
  const path = pathOf(useLocation());
  return tokens.get() === null ? <Navigate to={loginPath(path)} replace /> : <Outlet />;
}

/** Around pages that need no session: a visitor who signs in returns here (spec §2). */
export function OpenToAll() {
  useRememberPath();
  return <Outlet />;
}
