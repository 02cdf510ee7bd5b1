import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** 32 bits of CRC-32 as base64url. */
const CHECKSUM_CHARS = 6;

/** 256 random bits behind a prefix that says what the token is for, and that scanners of leaked secrets know. */
export function createOpaqueToken(prefix: string): string {
  return `${prefix}${randomBytes(32).toString('base64url')}`;
}

/** A token that ends in a checksum, so that a mistyped or invented one is known for it without a look at the database. */
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
