import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;

/** A stored text that only the server's secret decrypts; all fields are base64. */
export interface Sealed {
  iv: string;
  tag: string;
  data: string;
}

/** Encrypts stored responses, because some contain secrets that are shown only once. */
export interface Seal {
  /** Encrypts a text for an owner; it cannot be decrypted for another one. */
  close: (text: string, owner: string) => Sealed;
  /** Returns the text, or `null` if it was encrypted with another secret or for another owner, or was changed. */
  open: (sealed: Sealed, owner: string) => string | null;
}

/** @param key 32 bytes */
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
