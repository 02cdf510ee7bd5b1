import { loginPath } from '@flowlens/core/links';
import { client, returnPath } from '../../flowlens.js';
import { tabStore } from '../page-storage.js';
import { keepRefusal } from './sign-in-refusal.js';
import { finishSignIn, isIssuerResponse } from './sign-in.js';

/**
 * Finishes a sign-in when the page was opened with the issuer's response, and sets the address to continue with. A
 * failed sign-in is only logged (spec §2), except for an account that the server does not admit: the login page shows
 * the reason. The response is removed from the address in any case, so that a reload does not retry it.
 */
export async function resumeSignIn({ location, history }: Window): Promise<void> {
  const query = new URLSearchParams(location.search);
  if (location.pathname !== loginPath() || !isIssuerResponse(query)) return;
  try {
    await client.auth.signIn(finishSignIn(query, tabStore));
    history.replaceState(null, '', returnPath.take());
  } catch (error) {
    console.error('Sign-in failed', error);
    keepRefusal(error, tabStore);
    history.replaceState(null, '', loginPath());
  }
}
