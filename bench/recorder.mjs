// `pnpm bench:recorder`: the main thread's CPU cost of recording a page, and the recorder's wake-ups on an idle page.
// Not part of the tests.
import { join } from 'node:path';
import { ownNode, root, run } from '../scripts/lib/toolchain.mjs';

process.exit(await run(ownNode, ['--import', 'tsx', join(root, 'bench/recorder/recorder.ts')]));
