import type { AccessTokenStore } from './access-token-store.js';
import { sessionOf } from './session-of.js';

const MAX_TOKEN_CHARS = 4096;
/** Three base64url parts, as signed by our server. */
const OWN_FORMAT = /^[\w-]+\.[\w-]+\.[\w-]+$/;

interface Page {
  location: Pick<Location, 'hash' | 'pathname' | 'search'>;
  history: Pick<History, 'replaceState' | 'state'>;
}

export interface HashTokenOptions {
  tokens: AccessTokenStore;
  page: Page;
  /** Asks whether a signed-in user wants to switch to the user of the link. */
  confirmSwitch: () => boolean;
  /** Runs before the token of another session is stored. */
  onAdopt: (token: string) => void;
}

/**
 * Moves an access token from the URL (`#token=…`) to the storage (spec §2), before any request is sent. Replaces a live
 * session only with the user's consent, because a link must not switch accounts by itself.
 */
export function adoptHashToken({
  tokens,
  page: { location, history },
  confirmSwitch,
  onAdopt,
}: HashTokenOptions): void {
  const token = new URLSearchParams(location.hash.slice(1)).get('token');
  if (token === null) return;
  history.replaceState(history.state, '', `${location.pathname}${location.search}`);

  const current = tokens.get();
  if (token.length > MAX_TOKEN_CHARS || !OWN_FORMAT.test(token)) return;
  const isSameSession = current !== null && sessionOf(token) === sessionOf(current);
  if (current !== null && !isSameSession && !confirmSwitch()) return;
  if (!isSameSession) onAdopt(token);
  tokens.set(token);
}
