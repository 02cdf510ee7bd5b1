// Writes the public API of every published package to `packages/<name>/api/<entry>.api.md`, to review each change of it.
import { writeApiReports } from './lib/api-reports.mjs';
import { runOrExit } from './lib/toolchain.mjs';

await runOrExit('Building the packages', 'node', ['scripts/build.mjs', 'packages'], { quiet: true });
writeApiReports();
