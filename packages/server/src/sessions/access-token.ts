import { createSecretKey } from 'node:crypto';
import { type JWTPayload, jwtVerify, SignJWT } from 'jose';

const ACCESS_TOKEN_LIFE_SECONDS = 15 * 60;

const ALGORITHM = 'HS256';
const TYPE = 'at+jwt';
const AUDIENCE = 'flowlens-api';
/** Clocks of replicas may differ by this much. */
const CLOCK_TOLERANCE_SECONDS = 60;

/** Short-lived proof of a session. It says which session; whether that still lives is looked up at every call. */
export interface AccessTokens {
  sign: (sessionId: string) => Promise<string>;
  /** The session id, or `null` for everything but a live token made by `sign`. */
  verify: (token: string) => Promise<string | null>;
}

/** One algorithm, one key, one type, one audience: no header of a token decides how it is checked. */
export function createAccessTokens(secret: Uint8Array): AccessTokens {
  const key = createSecretKey(secret);
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
      try {
        return sessionIdOf((await jwtVerify(token, key, expected)).payload);
      } catch {
        return null;
      }
    },
  };
}

function sessionIdOf({ sid }: JWTPayload): string | null {
  return typeof sid === 'string' ? sid : null;
}
