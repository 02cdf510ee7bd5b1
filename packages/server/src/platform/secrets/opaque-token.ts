import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** 32 bits of CRC-32 as base64url. */
const CHECKSUM_CHARS = 6;

/** Creates 256 random bits behind a prefix that tells the purpose of the token and that secret scanners know. */
export function createOpaqueToken(prefix: string): string {
  return `${prefix}${randomBytes(32).toString('base64url')}`;
}

/** Creates a token that ends in a checksum, so that a mistyped or invented one is detected without a database query. */
export function createCheckedToken(prefix: string): string {
  const token = createOpaqueToken(prefix);
  return token + checksumOf(token);
}

/**
 * Returns whether a text has the form of a token of `createCheckedToken`. Only the database knows whether it is one.
 */
export function isCheckedToken(prefix: string, text: string): boolean {
  const token = text.slice(0, -CHECKSUM_CHARS);
  return text.startsWith(prefix) && checksumOf(token) === text.slice(-CHECKSUM_CHARS);
}

function checksumOf(token: string): string {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(crc32(token));
  return bytes.toString('base64url');
}

/** Returns the hash of a token that is stored. The token is random, so one round of SHA-256 is enough. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
