import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;

/** A stored text that only the server's secret opens; all base64. */
export interface Sealed {
  iv: string;
  tag: string;
  data: string;
}

/** Encrypts stored responses, because some hold secrets that are shown once. */
export interface Seal {
  /** `owner` is what the text belongs to; under another one it does not open. */
  close: (text: string, owner: string) => Sealed;
  /** The text, or `null` when it was sealed with another secret, for another owner, or changed since. */
  open: (sealed: Sealed, owner: string) => string | null;
}

/** `key` has 32 bytes. */
export function createSeal(key: Buffer): Seal {
  return {
    close(text, owner) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(owner));
      const data = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return { iv: iv.toString('base64'), tag: cipher.getAuthTag().toString('base64'), data: data.toString('base64') };
    },
    open({ iv, tag, data }, owner) {
      try {
        const decipher = createDecipheriv(CIPHER, key, Buffer.from(iv, 'base64'), { authTagLength: 16 });
        decipher.setAAD(Buffer.from(owner)).setAuthTag(Buffer.from(tag, 'base64'));
        return Buffer.concat([decipher.update(Buffer.from(data, 'base64')), decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
