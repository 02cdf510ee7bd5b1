import { loginPath } from '@flowlens/core';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { tokens } from '../flowlens.js';
import { rememberPath } from './remember-path.js';

/** Sends people without a token to the login page and keeps where they wanted to go (spec §2). */
export function requireToken({ request }: LoaderFunctionArgs): Response | null {
  rememberPath({ request });
  return tokens.get() === null ? redirect(loginPath()) : null;
}
