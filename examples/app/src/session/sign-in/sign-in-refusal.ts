import { statusOf } from '@flowlens/core/failures';
import type { PageStorage } from '../page-storage.js';
import { chooseAccountNext } from './sign-in.js';

let refused: unknown;

/** Error of the sign-in that ended at this page load, if the server does not admit the account; otherwise undefined. */
export const refusedSignIn = (): unknown => refused;

/**
 * Stores a failed sign-in for the login page if the server refused the account. The next sign-in then lets the user choose
 * another account, because the issuer would silently use the refused one again.
 */
export function keepRefusal(error: unknown, storage: PageStorage): void {
  if (statusOf(error) !== 403) return;
  refused = error;
  try {
    chooseAccountNext(storage);
  } catch {
    // Without storage, the issuer decides whether to ask.
  }
}
