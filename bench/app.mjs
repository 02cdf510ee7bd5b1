// `pnpm bench:app`: paint times of the app on a slow machine, next to a minimal React page, and how long a large flow
// blocks it. Not part of the tests.
import { join } from 'node:path';
import { ownNode, root, run, runOrExit } from '../scripts/lib/toolchain.mjs';

await runOrExit('Building the app and the server', 'node', ['scripts/build.mjs', 'app', 'server']);
process.exit(await run(ownNode, ['--import', 'tsx', join(root, 'bench/app/app.ts')]));
