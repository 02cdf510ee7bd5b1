// Copies the built app and extension into the built server before it is packed, so that the package is the whole product.
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/toolchain.mjs';

const server = join(root, 'packages/server/dist');
const COPIES = [
  ['examples/app/dist', 'app'],
  ['packages/extension/dist/flowlens-recorder.zip', 'extension/flowlens-recorder.zip'],
  ['packages/extension/dist/chrome-mv3/manifest.json', 'extension/chrome-mv3/manifest.json'],
];

const missing = [join(server, 'main.js'), ...COPIES.map(([from]) => join(root, from))].filter(
  (path) => !existsSync(path),
);
if (missing.length > 0) {
  console.error(`Not built: ${missing.join(', ')}. Run \`node scripts/build.mjs app server extension\` first.`);
  process.exit(1);
}
for (const target of new Set(COPIES.map(([, to]) => to.split('/')[0])))
  rmSync(join(server, target), { recursive: true, force: true });
for (const [from, to] of COPIES) cpSync(join(root, from), join(server, to), { recursive: true });
