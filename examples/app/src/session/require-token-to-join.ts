import { loginPath } from '@flowlens/core';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { tokens } from '../flowlens.js';

/** Sends people without a token to the login page, whose address says where they come back to (spec §2, Join page). */
export function requireTokenToJoin({ request }: LoaderFunctionArgs): Response | null {
  if (tokens.get() !== null) return null;
  const { pathname, search } = new URL(request.url);
  return redirect(loginPath(`${pathname}${search}`));
}
