import { createSecretKey } from 'node:crypto';
import { type JWTPayload, jwtVerify, SignJWT } from 'jose';

const ACCESS_TOKEN_LIFE_SECONDS = 15 * 60;

const ALGORITHM = 'HS256';
const TYPE = 'at+jwt';
const AUDIENCE = 'flowlens-api';
/** Clocks of replicas may differ by this much. */
const CLOCK_TOLERANCE_SECONDS = 60;
/** A good token stays good until it ends, and a client sends the same one for a quarter of an hour. */
const MOST_REMEMBERED = 10_000;
const SESSION_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
/** By then no token had run out. */
const BEFORE_ALL = new Date(0);

/** Short-lived proof of a session. It says which session; whether that still lives is looked up at every call. */
export interface AccessTokens {
  sign: (sessionId: string) => Promise<string>;
  /** The session id, or `null` for everything but a live token made by `sign`. */
  verify: (token: string) => Promise<string | null>;
  /** The session id of any token made by `sign`, run out or not: whose it was, and no proof of anything now. */
  sessionOf: (token: string) => Promise<string | null>;
}

/** One algorithm, one key, one type, one audience: no header of a token decides how it is checked. */
export function createAccessTokens(secret: Uint8Array): AccessTokens {
  const key = createSecretKey(secret);
  const verified = new Map<string, JWTPayload>();
  const expected = {
    algorithms: [ALGORITHM],
    typ: TYPE,
    audience: AUDIENCE,
    requiredClaims: ['exp', 'sid'],
    clockTolerance: CLOCK_TOLERANCE_SECONDS,
  };
  return {
    sign: (sessionId) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
        .setAudience(AUDIENCE)
        .setIssuedAt()
        .setExpirationTime(`${ACCESS_TOKEN_LIFE_SECONDS}s`)
        .sign(key),
    async verify(token) {
      const known = verified.get(token);
      if (known) return isOver(known) ? null : sessionIdOf(known);
      try {
        const { payload } = await jwtVerify(token, key, expected);
        if (verified.size >= MOST_REMEMBERED) verified.clear();
        verified.set(token, payload);
        return sessionIdOf(payload);
      } catch {
        return null;
      }
    },
    async sessionOf(token) {
      try {
        const { payload } = await jwtVerify(token, key, { ...expected, currentDate: BEFORE_ALL });
        return sessionIdOf(payload);
      } catch {
        return null;
      }
    },
  };
}

function isOver({ exp = 0 }: JWTPayload): boolean {
  return exp <= Math.floor(Date.now() / 1_000) - CLOCK_TOLERANCE_SECONDS;
}

function sessionIdOf({ sid }: JWTPayload): string | null {
  return typeof sid === 'string' && SESSION_ID.test(sid) ? sid : null;
}
