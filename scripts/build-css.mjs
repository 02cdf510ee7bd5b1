// Joins the components' CSS into the two sheets that integrators import: plain, and in `@layer flowlens`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { componentCss } from './lib/component-css.mjs';
import { root } from './lib/toolchain.mjs';

const sheet = componentCss();
const dist = join(root, 'packages/components/dist');
mkdirSync(dist, { recursive: true });
writeSheet('styles.css', `${sheet}\n`);
writeSheet('styles.layer.css', `@layer flowlens {\n${sheet}\n}\n`);

/** TypeScript 7 requires declarations for imports with side effects only. */
function writeSheet(name, css) {
  writeFileSync(join(dist, name), css);
  writeFileSync(join(dist, `${name}.d.ts`), 'export {};\n');
}
