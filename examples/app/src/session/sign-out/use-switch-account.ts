import { useLocation } from 'react-router';
import { returnPath } from '../../flowlens.js';
import { localStore, tabStore } from '../page-storage.js';
import { chooseAccountNext } from '../sign-in/sign-in.js';
import { useLeave } from './use-leave.js';
import { pathOf } from '../routes/use-remember-path.js';

/** Signs out, and returns to this page after a sign-in with another account. */
export function useSwitchAccount(): () => Promise<void> {
  const leave = useLeave({ storage: localStore, location: window.location });
  const path = pathOf(useLocation());

  return async () => {
    // Stored in the tab, which signing out does not clear. The issuer's own page leads only to the login page.
    returnPath.remember(path);
    try {
      chooseAccountNext(tabStore);
    } catch {
      // Without storage, the issuer decides whether to ask.
    }
    await leave();
  };
}
