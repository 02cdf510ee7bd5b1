import { hkdfSync } from 'node:crypto';

/** Every use of the secret gets a key of its own, so that what one signs is nothing to another. */
export type KeyPurpose = 'access-token' | 'blob-link' | 'development-issuer-cookie' | 'idempotency' | 'jira-links';

export function deriveKey(secret: string, purpose: KeyPurpose): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `flowlens ${purpose}`, 32));
}
