import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './toolchain.mjs';

const entry = join(root, 'packages/components/src/styles/index.css');
const IMPORT = /^@import\s+['"](.+?)['"];\s*$/gm;

/** Safari supports `user-select` only with a prefix, which not every host's build adds. */
const SELECTABLE = /^(\s*)(user-select: .+;)$/gm;

/** Returns the CSS of all components as one sheet. */
export function componentCss() {
  const sheet = [...readFileSync(entry, 'utf8').matchAll(IMPORT)]
    .map(([, path]) => readFileSync(join(dirname(entry), path), 'utf8').trim())
    .join('\n\n')
    .replace(SELECTABLE, '$1-webkit-$2\n$1$2');
  const stray = sheet.match(/^@import.*$/m);
  if (stray)
    throw new Error(`Only src/styles/index.css may import style sheets, but one of its files has: ${stray[0]}`);
  return sheet;
}
