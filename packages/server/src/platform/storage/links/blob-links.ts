import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';

/** Signed addresses live at most this long. */
export const BLOB_LINK_MAX_LIFE_MS = 15 * 60_000;
/** Within one such window an address stays the same, so that the browser's cache can hold what it names. */
const WINDOW_MS = 5 * 60_000;
/** About 30 MB of addresses are remembered while they stay the same: a list signs two hundred. */
const MOST_REMEMBERED = 100_000;

/** Addresses of blobs that need no header, for `<video src>`, and their check. */
export interface BlobLinks {
  /** Path and query of a blob; good for 10 to 15 minutes from `nowMs`. */
  sign: (key: string, nowMs: number) => string;
  /** Returns whether the signature is ours and still valid. */
  verify: (key: string, query: { expires?: unknown; signature?: unknown }, nowMs: number) => boolean;
}

export function createBlobLinks(secret: Buffer): BlobLinks {
  // Bytes would be made a key anew at every signature, which costs seven times as much.
  const secretKey = createSecretKey(secret);
  const signatureOf = (key: string, expires: string) =>
    createHmac('sha256', secretKey).update(`${key}\n${expires}`).digest('base64url');

  let window = { number: NaN, expires: '', addresses: new Map<string, string>() };

  return {
    sign(key, nowMs) {
      const number = Math.floor(nowMs / WINDOW_MS);
      if (window.number !== number || window.addresses.size >= MOST_REMEMBERED) {
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
