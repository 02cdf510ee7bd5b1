import { readFileSync } from 'node:fs';
import { packageFile } from './package-paths.js';

/** The version of the server that runs. */
export function serverVersion(): string {
  return (JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string }).version;
}
