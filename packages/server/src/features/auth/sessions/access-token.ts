import { createSecretKey } from 'node:crypto';
import { type JWTPayload, jwtVerify, SignJWT } from 'jose';

const ACCESS_TOKEN_LIFE_SECONDS = 15 * 60;

const ALGORITHM = 'HS256';
const TYPE = 'at+jwt';
const AUDIENCE = 'flowlens-api';
/** Maximum difference between the clocks of replicas. */
const CLOCK_TOLERANCE_SECONDS = 60;
/** Verified tokens are cached until they expire, because a client sends the same one for a quarter of an hour. */
const CACHED_MAX = 10_000;
const SESSION_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
/** A date before any token expired. */
const BEFORE_ALL = new Date(0);

/** Short-lived proof of a session. It only identifies the session; every call looks up whether it is still active. */
export interface AccessTokens {
  sign: (sessionId: string) => Promise<string>;
  /** Returns the session id; `null` unless the token is valid and unexpired. */
  verify: (token: string) => Promise<string | null>;
  /** Returns the session id of any token made by `sign`, even if expired. It identifies the owner and proves nothing. */
  sessionOf: (token: string) => Promise<string | null>;
}

/** One algorithm, one key, one type, one audience: the header of a token never decides how it is verified. */
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
      if (known) return isExpired(known) ? null : sessionIdOf(known);
      try {
        const { payload } = await jwtVerify(token, key, expected);
        if (verified.size >= CACHED_MAX) verified.clear();
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

function isExpired({ exp = 0 }: JWTPayload): boolean {
  return exp <= Math.floor(Date.now() / 1_000) - CLOCK_TOLERANCE_SECONDS;
}

function sessionIdOf({ sid }: JWTPayload): string | null {
  return typeof sid === 'string' && SESSION_ID.test(sid) ? sid : null;
}
