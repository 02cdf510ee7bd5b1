import { createFlowLensClient } from '@flowlens/client';
import { createActiveProjectStore, createFlowLensQueryClient } from '@flowlens/hooks';
import { createAccessTokenStore } from './session/token/access-token-store.js';
import { forceLogout } from './session/sign-out/forced-logout.js';
import { adoptHashToken } from './session/token/hash-token.js';
import { preferredLanguage } from './language/preferred-language.js';
import { createLinkSession } from './session/token/link-session.js';
import { localStore, tabStore } from './session/page-storage.js';
import { createReturnPath } from './session/routes/return-path.js';

/** Question that may be needed before the texts of a language have loaded. */
const SWITCH_QUESTION = {
  en: 'This link signs you in as somebody else. Do you want to switch?',
  de: 'Dieser Link meldet Sie als jemand anderes an. Möchten Sie wechseln?',
};

/** The session of this page. */
export const tokens = createAccessTokenStore(localStore);
export const linkSession = createLinkSession({ tokens, storage: localStore, page: window });
export const returnPath = createReturnPath(tabStore);

function takeHashToken() {
  adoptHashToken({
    tokens,
    page: window,
    onAdopt: linkSession.begin,
    confirmSwitch: () => window.confirm(SWITCH_QUESTION[preferredLanguage(navigator.languages).language]),
  });
}

// Runs before everything else, so that the token has left the URL before the first call.
takeHashToken();
// Such a URL may also be entered while the page is already open.
window.addEventListener('hashchange', () => {
  const before = tokens.get();
  takeHashToken();
  if (tokens.get() !== before) window.location.reload();
});

export const activeProject = createActiveProjectStore(localStore);

export const client = createFlowLensClient({
  baseUrl: window.location.origin,
  getAccessToken: tokens.get,
  onAccessToken: tokens.set,
  onSessionLost: () => forceLogout({ tokens, returnPath, location: window.location }),
});

export const queryClient = createFlowLensQueryClient();
