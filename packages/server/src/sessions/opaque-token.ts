import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits behind a prefix that says what the token is for, and that scanners of leaked secrets know. */
export function createOpaqueToken(prefix: string): string {
  return `${prefix}${randomBytes(32).toString('base64url')}`;
}

/** What is stored of a token. It is random through and through, so one round of SHA-256 is enough. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
