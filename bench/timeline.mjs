// `pnpm bench:timeline`: costs of a timeline in Node and in Chromium, next to `JSON.parse`. Not part of the tests.
// `pnpm bench:timeline node` or `chromium` runs one of the two.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const BENCHES = { node: 'bench/timeline/node.ts', chromium: 'bench/timeline/chromium.ts' };

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in BENCHES));
if (unknown.length > 0) {
  console.error(`No benchmark is named ${unknown.join(', ')}. Benchmarks: ${Object.keys(BENCHES).join(', ')}.`);
  process.exit(2);
}
for (const name of wanted.length > 0 ? wanted : Object.keys(BENCHES)) {
  const bench = spawn(
    'node',
    ['--expose-gc', '--max-old-space-size=4096', '--import', 'tsx', join(root, BENCHES[name])],
    { cwd: root, stdio: 'inherit' },
  );
  const [code] = await once(bench, 'close');
  if (code !== 0) process.exit(code ?? 1);
}
