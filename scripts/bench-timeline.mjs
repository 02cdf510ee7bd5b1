// `pnpm bench:timeline`: what parsing and merging a timeline cost, beside `JSON.parse`. No part of the tests.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const bench = join(root, 'packages/core/bench/timeline.ts');
const running = spawn('node', ['--expose-gc', '--max-old-space-size=4096', '--import', 'tsx', bench], {
  cwd: root,
  stdio: 'inherit',
});
running.on('close', (code) => process.exit(code ?? 1));
