import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Manifest } from './manifest.js';

/** Returns the text of a template. The path is the same from `src` and from `dist`. */
export function readTemplate(path: string): string {
  return readFileSync(fileURLToPath(new URL(`../templates/${path}`, import.meta.url)), 'utf8');
}

/** Returns the package.json of a new app, with our packages in the version of this one. */
export function readTemplateManifest(framework: string): Manifest {
  const own = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string };
  const text = readTemplate(`${framework}/new/package.json`).replaceAll('workspace:*', `^${own.version}`);
  return JSON.parse(text) as Manifest;
}
