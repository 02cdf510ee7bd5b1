// Publishes the packages whose versions are not on the registry yet. Run by the release workflow, after the build.
import { join } from 'node:path';
import { PROGRAMS, PUBLISHED } from './lib/published.mjs';
import { repositoryAddress, writeRepositoryAddress } from './lib/repository-address.mjs';
import { root, runOrExit } from './lib/toolchain.mjs';

// npm accepts a provenance only if the package names the repository that it was built in.
const address = repositoryAddress();
if (!address) {
  console.error(
    'The packages need the address of their repository: set `repository` in the package.json of the root, or run this in GitHub Actions.',
  );
  process.exit(1);
}
for (const name of [...PUBLISHED, ...PROGRAMS]) {
  const directory = `packages/${name}`;
  writeRepositoryAddress(join(root, directory), { address, directory });
}

await runOrExit('Publishing', 'changeset', ['publish']);
