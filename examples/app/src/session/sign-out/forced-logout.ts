import { loginPath } from '@flowlens/core/links';
import type { AccessTokenStore } from '../token/access-token-store.js';
import type { ReturnPath } from '../routes/return-path.js';

export interface ForcedLogoutOptions {
  tokens: AccessTokenStore;
  returnPath: ReturnPath;
  location: Pick<Location, 'pathname' | 'search' | 'assign'>;
}

/**
 * Ends a session that could not be refreshed (spec §4). Removes the token, stores the current path, and loads the login
 * page, so that nothing of the session stays in memory.
 */
export function forceLogout({ tokens, returnPath, location }: ForcedLogoutOptions): void {
  tokens.remove();
  if (isLoginPath(location.pathname)) return;
  returnPath.remember(`${location.pathname}${location.search}`);
  location.assign(loginPath());
}

function isLoginPath(path: string): boolean {
  return path === loginPath() || path.startsWith(`${loginPath()}/`);
}
