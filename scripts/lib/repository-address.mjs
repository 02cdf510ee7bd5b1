import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { root } from './toolchain.mjs';

/** Relative links in Markdown, without those to a heading of the same page. */
const RELATIVE_LINK = /\]\((?![a-z]+:|#)([^)\s]+)\)/g;

/**
 * Returns the web address of the repository, or undefined if there is none: `repository` in the package.json of the root,
 * else the repository in which GitHub runs.
 */
export function repositoryAddress({ repository } = rootManifest(), env = process.env) {
  const url = repository?.url ?? repository;
  if (url !== undefined) return url.replace(/^git\+/, '').replace(/\.git$/, '');
  return env.GITHUB_REPOSITORY && `https://github.com/${env.GITHUB_REPOSITORY}`;
}

/**
 * Writes the address of the repository into the files of a package: `repository`, `homepage` and `bugs`, and the links of
 * its README that leave the package. `directory` is its folder in the repository.
 */
export function writeRepositoryAddress(folder, { address, directory }) {
  const manifestFile = join(folder, 'package.json');
  const manifest = {
    ...JSON.parse(readFileSync(manifestFile, 'utf8')),
    repository: { type: 'git', url: `git+${address}.git`, directory },
    homepage: `${address}/tree/HEAD/${directory}#readme`,
    bugs: `${address}/issues`,
  };
  writeFileSync(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`);

  const readmeFile = join(folder, 'README.md');
  const readme = readFileSync(readmeFile, 'utf8');
  const linked = readme.replace(RELATIVE_LINK, (link, target) =>
    leaves(target) ? `](${address}/blob/HEAD/${posix.join(directory, target)})` : link,
  );
  writeFileSync(readmeFile, linked);
}

/** Returns the relative links of a package’s README to files that the package does not have. */
export function linksWithoutTarget(folder) {
  const readme = readFileSync(join(folder, 'README.md'), 'utf8');
  return [...readme.matchAll(RELATIVE_LINK)]
    .map(([, target]) => target)
    .filter((target) => leaves(target) || !existsSync(join(folder, target.split('#')[0])));
}

function leaves(target) {
  return posix.normalize(target).startsWith('..');
}

function rootManifest() {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
}
