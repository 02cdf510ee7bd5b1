// `pnpm draw:readme`: draws the picture of the README from the running product. Not part of the tests.
import { join } from 'node:path';
import { ownNode, root, run, runOrExit } from './lib/toolchain.mjs';

await runOrExit('Building the app and the server', 'node', ['scripts/build.mjs', 'app', 'server']);
process.exit(await run(ownNode, ['--import', 'tsx', join(root, 'e2e/draw-readme.ts')]));
