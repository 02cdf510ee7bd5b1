import { useFlowLens, useSignOut } from '@flowlens/hooks';
import { useRef } from 'react';
import { issuerSignOutPage } from './issuer-sign-out.js';
import type { PageStorage } from '../page-storage.js';

export interface LeaveOptions {
  storage: PageStorage;
  location: Pick<Location, 'assign' | 'reload' | 'origin'>;
}

/**
 * Signs out of the product and of the issuer (spec §4). Clears all local storage and loads the page again, through the
 * issuer's sign-out page if there is one, so that nothing of the session stays in memory. Failures are only logged.
 */
export function useLeave({ storage, location }: LeaveOptions): () => Promise<void> {
  const { client } = useFlowLens();
  const issuerPage = useRef<string | null>(null);

  return useSignOut({
    storage,
    endSignInSession: async () => {
      issuerPage.current = await issuerSignOutPage(client, location.origin);
    },
    onSignedOut: () => {
      if (issuerPage.current) location.assign(issuerPage.current);
      else location.reload();
    },
    onFailure: (error) => console.error('Sign-out failed', error),
  });
}
