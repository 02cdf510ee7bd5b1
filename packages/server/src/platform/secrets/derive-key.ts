import { hkdfSync } from 'node:crypto';

/** Derives a separate key for each use of the secret, so that a signature for one use is invalid for others. */
export type KeyPurpose = 'access-token' | 'blob-link' | 'development-issuer-cookie' | 'idempotency' | 'jira-links';

export function deriveKey(secret: string, purpose: KeyPurpose): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `flowlens ${purpose}`, 32));
}
