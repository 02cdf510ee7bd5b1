import { readFileSync } from 'node:fs';

/** Text of a script that runs in a page. They are plain JavaScript, since nothing compiles them on their way. */
export function injectedScript(name: 'show-pointer' | 'clapperboard'): string {
  return readFileSync(new URL(`./injected/${name}.js`, import.meta.url), 'utf8');
}
