import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './toolchain.mjs';

/** Libraries that are published to npm, dependencies first. */
export const PUBLISHED = ['client', 'core', 'timeline', 'recorder', 'hooks', 'components', 'elements', 'testing'];

/** Published packages that pages load. The others are for tests. */
export const EMBEDDED = PUBLISHED.filter((name) => name !== 'testing');

/** Published programs. Nobody imports them, so they have neither entries nor types. */
export const PROGRAMS = ['server', 'create'];

/** Entries of a published package that have JavaScript, as `{ specifier, subpath, types }`. */
export function entriesOf(name) {
  const folder = join(root, 'packages', name);
  const { publishConfig } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return Object.entries(publishConfig.exports)
    .filter(([, { default: file }]) => file?.endsWith('.js'))
    .map(([subpath, { types }]) => ({
      subpath,
      specifier: `@flowlens/${name}${subpath.slice(1)}`,
      types: join(folder, types),
    }));
}

/** TypeScript `paths` to built declarations. In the workspace, the packages refer to their sources. */
export function builtPaths() {
  return Object.fromEntries(PUBLISHED.flatMap(entriesOf).map(({ specifier, types }) => [specifier, [types]]));
}
