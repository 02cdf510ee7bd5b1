import type { Kysely } from 'kysely';
import type { FindSessionKind } from '../../../http/audit/register-audit.js';
import type { Tables } from '../../../platform/database/schema/tables.js';
import type { RefreshCookie } from './refresh-cookie.js';
import { findHeldSession } from './refresh-tokens.js';

interface SessionKindParts {
  db: Kysely<Tables>;
  cookie: RefreshCookie;
  /** Account key of the configured issuer. */
  issuer: string;
}

/**
 * Returns "cookie" if the call also carries a valid refresh cookie of the person, who then signed in with this browser.
 * Returns "bearer" otherwise, for example for a link with a token or an embedding host.
 */
export function createFindSessionKind({ db, cookie, issuer }: SessionKindParts): FindSessionKind {
  return async (request) => {
    const refreshToken = cookie.read(request);
    const held = refreshToken === undefined ? null : await findHeldSession(db, { refreshToken, issuer });
    return held !== null && held.userId === request.actor?.userId ? 'cookie' : 'bearer';
  };
}
