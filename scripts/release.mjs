// Publishes the packages whose versions are not on the registry yet. Run by the release workflow, after the build.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PUBLISHED } from './lib/published.mjs';
import { root, runOrExit } from './lib/toolchain.mjs';

// npm accepts a provenance only if the package names the repository that it was built in.
const repository = process.env.GITHUB_REPOSITORY;
if (repository !== undefined) for (const name of [...PUBLISHED, 'server']) nameRepository(name);

await runOrExit('Publishing', 'changeset', ['publish']);

function nameRepository(name) {
  const file = join(root, 'packages', name, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  manifest.repository = { type: 'git', url: `git+https://github.com/${repository}.git`, directory: `packages/${name}` };
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
}
