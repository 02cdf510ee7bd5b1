import { loginPath } from '@flowlens/core';
import { client, returnPath } from '../../flowlens.js';
import { tabStore } from '../page-storage.js';
import { keepRefusal } from './sign-in-refusal.js';
import { finishSignIn, isIssuerAnswer } from './sign-in.js';

/**
 * Finishes a sign-in where the page was opened with the issuer's answer, and leaves the address of the page to go on with. A sign-in
 * that fails is only logged (spec §2), but for an account that the server does not admit: the login page shows the reason. The answer leaves the address in any case, so that a reload does not try it again.
 */
export async function finishAnsweredSignIn({ location, history }: Window): Promise<void> {
  const query = new URLSearchParams(location.search);
  if (location.pathname !== loginPath() || !isIssuerAnswer(query)) return;
  try {
    await client.auth.signIn(finishSignIn(query, tabStore));
    history.replaceState(null, '', returnPath.take());
  } catch (error) {
    console.error('Sign-in failed', error);
    keepRefusal(error, tabStore);
    history.replaceState(null, '', loginPath());
  }
}
