import { loginPath } from '@flowlens/core';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { client, returnPath, tokens } from '../flowlens.js';
import { finishSignIn, isIssuerAnswer } from '../session/sign-in.js';

export { LoginPage as Component } from './login-page.js';

/** Finishes a sign-in when the issuer sends its answer here; else lets people without a session see the page. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response | null> {
  const query = new URL(request.url).searchParams;
  const wanted = query.get('return');
  if (wanted) returnPath.remember(wanted);
  if (!isIssuerAnswer(query)) return tokens.get() === null ? null : redirect(returnPath.take());

  try {
    await client.auth.signIn(finishSignIn(query, sessionStorage));
    return redirect(returnPath.take());
  } catch (error) {
    // A failed sign-in is only logged (spec §2). The answer leaves the address, so that a reload does not try it again.
    console.error('Sign-in failed', error);
    return redirect(loginPath());
  }
}
