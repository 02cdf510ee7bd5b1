import { createFlowLensClient } from '@flowlens/client';
import { createActiveProjectStore } from '@flowlens/hooks';
import { createAccessTokenStore } from './session/access-token-store.js';
import { forceLogout } from './session/forced-logout.js';
import { adoptHashToken } from './session/hash-token.js';
import { createReturnPath } from './session/return-path.js';

/** The one session of this page. */
export const tokens = createAccessTokenStore(localStorage);
export const returnPath = createReturnPath(sessionStorage);

// Before anything else runs, so that the token has left the address when the first call is made.
adoptHashToken({
  tokens,
  page: window,
  confirmSwitch: () => window.confirm('This link signs you in as somebody else. Do you want to switch?'),
});

export const activeProject = createActiveProjectStore(localStorage);

export const client = createFlowLensClient({
  baseUrl: window.location.origin,
  getAccessToken: tokens.get,
  onAccessToken: tokens.set,
  onSessionLost: () => forceLogout({ tokens, returnPath, location: window.location }),
});
