import { MINUTE_MS } from '@flowlens/core/internal';
import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';

/** Maximum lifetime of signed URLs. */
export const BLOB_LINK_MAX_LIFE_MS = 15 * MINUTE_MS;
/** Time window within which a URL stays the same, so that browsers can cache its content. */
const WINDOW_MS = 5 * MINUTE_MS;
/** Limits the cache to about 30 MB of URLs; a list signs two hundred. */
const CACHED_MAX = 100_000;

/** Creates and verifies URLs of blobs that need no header, for `<video src>`. */
export interface BlobLinks {
  /** Returns path and query of a blob; valid for 10 to 15 minutes from `nowMs`. */
  sign: (key: string, nowMs: number) => string;
  /** Returns whether the signature is ours and has not expired. */
  verify: (key: string, query: { expires?: unknown; signature?: unknown }, nowMs: number) => boolean;
}

export function createBlobLinks(secret: Buffer): BlobLinks {
  // With bytes, each signature would create a new key object, which is seven times slower.
  const secretKey = createSecretKey(secret);
  const signatureOf = (key: string, expires: string) =>
    createHmac('sha256', secretKey).update(`${key}\n${expires}`).digest('base64url');

  let window = { number: NaN, expires: '', addresses: new Map<string, string>() };

  return {
    sign(key, nowMs) {
      const number = Math.floor(nowMs / WINDOW_MS);
      if (window.number !== number || window.addresses.size >= CACHED_MAX) {
        const expires = String((number * WINDOW_MS + BLOB_LINK_MAX_LIFE_MS) / 1_000);
        window = { number, expires, addresses: new Map() };
      }
      const { expires, addresses } = window;
      const known = addresses.get(key);
      if (known !== undefined) return known;
      const address = `/blobs/${key}?expires=${expires}&signature=${signatureOf(key, expires)}`;
      addresses.set(key, address);
      return address;
    },
    verify(key, { expires, signature }, nowMs) {
      if (typeof expires !== 'string' || typeof signature !== 'string' || !/^\d{1,12}$/.test(expires)) return false;
      const expected = Buffer.from(signatureOf(key, expires));
      const given = Buffer.from(signature);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
      return Number(expires) * 1_000 > nowMs;
    },
  };
}
