import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** The browser extension, as the repository builds it. */
export interface BuiltExtension {
  /** Id in Chrome. */
  id: string;
  version: string;
  /** Archive of the extension's folder. */
  zipFile: string;
}

const manifestSchema = z.object({ version: z.string(), key: z.string() });

/** Returns the extension in the folder of its build; undefined if it is not built. */
export function readBuiltExtension(folder: string | undefined): BuiltExtension | undefined {
  if (folder === undefined) return undefined;
  const zipFile = join(folder, 'flowlens-recorder.zip');
  const manifestFile = join(folder, 'chrome-mv3', 'manifest.json');
  if (!existsSync(zipFile) || !existsSync(manifestFile)) return undefined;
  const { version, key } = manifestSchema.parse(JSON.parse(readFileSync(manifestFile, 'utf8')));
  return { id: idOfKey(key), version, zipFile };
}

/** Chrome's id of an extension: the first 16 bytes of the SHA-256 of its public key, written with the letters a to p. */
function idOfKey(key: string): string {
  const hash = createHash('sha256').update(Buffer.from(key, 'base64')).digest('hex').slice(0, 32);
  return hash.replace(/./g, (digit) => String.fromCharCode('a'.charCodeAt(0) + Number.parseInt(digit, 16)));
}
