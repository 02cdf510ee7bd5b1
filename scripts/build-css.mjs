// Joins the components' CSS into the two sheets that integrators import: plain, and in `@layer flowlens`.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './lib/toolchain.mjs';

const components = join(root, 'packages/components');
const entry = join(components, 'src/styles/index.css');
const IMPORT = /^@import\s+['"](.+?)['"];\s*$/gm;

/** Safari supports `user-select` only with a prefix, which not every host's build adds. */
const SELECTABLE = /^(\s*)(user-select: .+;)$/gm;

const sheet = [...readFileSync(entry, 'utf8').matchAll(IMPORT)]
  .map(([, path]) => readFileSync(join(dirname(entry), path), 'utf8').trim())
  .join('\n\n')
  .replace(SELECTABLE, '$1-webkit-$2\n$1$2');

const stray = sheet.match(/^@import.*$/m);
if (stray) throw new Error(`Only src/styles/index.css may import style sheets, but one of its files has: ${stray[0]}`);

const dist = join(components, 'dist');
mkdirSync(dist, { recursive: true });
writeSheet('styles.css', `${sheet}\n`);
writeSheet('styles.layer.css', `@layer flowlens {\n${sheet}\n}\n`);

/** TypeScript 7 requires declarations for imports with side effects only. */
function writeSheet(name, css) {
  writeFileSync(join(dist, name), css);
  writeFileSync(join(dist, `${name}.d.ts`), 'export {};\n');
}
