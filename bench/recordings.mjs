// `pnpm bench:recordings`: checks that 40 recordings of a headless Chromium are complete on a busy machine. Not part of
// the tests.
import { join } from 'node:path';
import { ownNode, root, run, runOrExit } from '../scripts/lib/toolchain.mjs';

await runOrExit('Building the server', 'node', ['scripts/build.mjs', 'server']);
const bench = join(root, 'bench/recordings/recordings.ts');
process.exit(await run(ownNode, ['--import', 'tsx', bench]));
