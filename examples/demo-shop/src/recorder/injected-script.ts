import { readFileSync } from 'node:fs';

/**
 * Returns the text of a script that runs in a page. These scripts are plain JavaScript, because nothing compiles them.
 */
export function injectedScript(name: 'show-pointer' | 'clapperboard'): string {
  return readFileSync(new URL(`./injected/${name}.js`, import.meta.url), 'utf8');
}
