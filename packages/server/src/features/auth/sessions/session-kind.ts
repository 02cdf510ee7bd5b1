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
 * "cookie" if the call carries a live refresh cookie of the very person that its bearer token belongs to: this browser
 * itself signed in. "bearer" if it has the token alone, as after a link with a token or on the page of an embedding host.
 */
export function createFindSessionKind({ db, cookie, issuer }: SessionKindParts): FindSessionKind {
  return async (request) => {
    const refreshToken = cookie.read(request);
    const held = refreshToken === undefined ? null : await findHeldSession(db, { refreshToken, issuer });
    return held !== null && held.userId === request.actor?.userId ? 'cookie' : 'bearer';
  };
}
