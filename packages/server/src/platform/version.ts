import { readFileSync } from 'node:fs';
import { packageFile } from './package-paths.js';

/** Version of the running server. */
export function serverVersion(): string {
  return (JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string }).version;
}
