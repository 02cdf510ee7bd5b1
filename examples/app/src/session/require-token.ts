import { loginPath } from '@flowlens/core';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { returnPath, tokens } from '../flowlens.js';

/** Sends people without a token to the login page and keeps where they wanted to go (spec §2). */
export function requireToken({ request }: LoaderFunctionArgs): Response | null {
  if (tokens.get() !== null) return null;
  const { pathname, search } = new URL(request.url);
  returnPath.remember(`${pathname}${search}`);
  return redirect(loginPath());
}
