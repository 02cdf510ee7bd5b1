import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, runOrExit } from './toolchain.mjs';

const BUILT = new Set(['node_modules', 'dist', '.next', 'next-env.d.ts']);

/** Packs a package as it would be published. Returns the path of the tarball. */
export async function pack(name, folder) {
  const path = join(root, 'packages', name);
  mkdirSync(folder, { recursive: true });
  await runOrExit(`Packing @flowlens/${name}`, 'pnpm', ['--dir', path, 'pack', '--pack-destination', folder], {
    quiet: true,
  });
  return join(
    folder,
    readdirSync(folder).find((file) => file.startsWith(`flowlens-${name}-`)),
  );
}

/**
 * Copies an example to the folder `app` and installs it with the packed packages, like other teams. `tarballs` are
 * paths by name.
 */
export async function installHost(example, app, { tarballs, replace = {} }) {
  cpSync(join(root, 'examples', example), app, {
    recursive: true,
    filter: (path) => !BUILT.has(path.split(/[\\/]/).at(-1)),
  });
  await installPacked(app, { tarballs, replace });
}

/** Writes a new app of the given framework with the packed `@flowlens/create`, and installs it with the packed packages. */
export async function scaffoldHost(framework, app, { tarballs, create }) {
  const line = ['exec', '--yes', `--package=${create}`, '--', 'create', '--yes', '--framework', framework, app];
  await runOrExit(`Scaffolding ${app}`, 'npm', line, { quiet: true, cwd: dirname(create) });
  await installPacked(app, { tarballs });
}

async function installPacked(app, { tarballs, replace = {} }) {
  writeManifest(app, { tarballs, replace });
  await npmInHost('Installing', app, 'install', '--no-audit', '--no-fund');
}

export function npmInHost(what, app, ...args) {
  return runOrExit(`${what} ${app}`, 'npm', ['--prefix', app, ...args], { quiet: true, cwd: app });
}

function writeManifest(app, { tarballs, replace }) {
  const file = join(app, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  // All packages, because they depend on each other and no registry has these versions.
  const packed = Object.fromEntries(
    Object.entries(tarballs).map(([name, path]) => [`@flowlens/${name}`, `file:${path}`]),
  );
  for (const name of Object.keys(packed)) delete manifest.devDependencies?.[name];
  manifest.dependencies = { ...manifest.dependencies, ...packed, ...replace };
  writeFileSync(file, JSON.stringify(manifest, null, 2));
}
