// `pnpm bench:server`: costs of a flow list, a search and a flow, next to a bare Fastify route, the effect of recorders
// on other users (`pnpm bench:server batches` alone), and the recovery time of a killed server. Not part of the tests.
import { join } from 'node:path';
import { ownNode, root, run, runOrExit } from '../scripts/lib/toolchain.mjs';

await runOrExit('Building the server', 'node', ['scripts/build.mjs', 'server']);
const bench = join(root, 'bench/server/server.ts');
process.exit(await run(ownNode, ['--import', 'tsx', bench, ...process.argv.slice(2)]));
