// `pnpm bench:server`: what a flow list, a search and a flow cost, beside a bare Fastify route, what recorders cost the
// others (`pnpm bench:server batches` alone), and how soon a killed server is ready again. No part of the tests.
import { join } from 'node:path';
import { ownNode, root, run, runOrExit } from '../scripts/lib/toolchain.mjs';

await runOrExit('Building the server', 'node', ['scripts/build.mjs', 'server']);
const bench = join(root, 'bench/server/server.ts');
process.exit(await run(ownNode, ['--import', 'tsx', bench, ...process.argv.slice(2)]));
