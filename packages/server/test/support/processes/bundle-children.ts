import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'tsup';
import { bundling, children } from '../../../tsup.config.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Bundles the child processes of servers once per run, for all projects. */
export async function setup(): Promise<(() => void) | undefined> {
  if (process.env.BUNDLED_CHILDREN !== undefined) return undefined;
  // In the repository, where a sandbox may read, and below the dependencies.
  const cache = join(root, 'node_modules', '.cache');
  mkdirSync(cache, { recursive: true });
  const outDir = mkdtempSync(join(cache, 'children-'));
  const entry = Object.fromEntries(Object.entries(children).map(([name, file]) => [name, join(root, file)]));
  // tsup itself knows only the dependencies of the folder from which the tests are run.
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { dependencies: object };
  await build({ ...bundling, config: false, entry, outDir, external: Object.keys(dependencies), silent: true });
  process.env.BUNDLED_CHILDREN = outDir;
  return () => rmSync(outDir, { recursive: true, force: true });
}
