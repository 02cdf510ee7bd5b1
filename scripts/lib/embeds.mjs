import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, runOrExit } from './toolchain.mjs';

const PUBLISHED = ['client', 'core', 'recorder', 'hooks', 'components'];
const BUILT = new Set(['node_modules', 'dist', '.next', 'next-env.d.ts']);

/** Host apps that install the packed packages as other teams do, far from the workspace. */
const EMBEDS = {
  vite: { example: 'embed-vite', replace: {} },
  // The oldest of every peer.
  'vite-react-18': {
    example: 'embed-vite',
    replace: { react: '18.2.0', 'react-dom': '18.2.0', '@tanstack/react-query': '5.66.0' },
  },
  next: { example: 'embed-next', replace: {} },
};

const folder = join(tmpdir(), `flowlens-embeds-${createHash('sha256').update(root).digest('hex').slice(0, 12)}`);

/** Returns the folder of a built host app. */
export const embedFolder = (name) => join(folder, name);

/** Packs what we publish, installs it into every host app, and builds these. The packages must be built. */
export async function buildEmbeds() {
  rmSync(folder, { recursive: true, force: true });
  const packed = join(folder, 'packed');
  mkdirSync(packed, { recursive: true });
  for (const name of PUBLISHED) {
    const path = join(root, 'packages', name);
    await runOrExit(`Packing @flowlens/${name}`, 'pnpm', ['--dir', path, 'pack', '--pack-destination', packed], {
      quiet: true,
    });
  }
  const tarballs = Object.fromEntries(PUBLISHED.map((name) => [`@flowlens/${name}`, tarballOf(packed, name)]));
  for (const [name, { example, replace }] of Object.entries(EMBEDS)) {
    const app = embedFolder(name);
    cpSync(join(root, 'examples', example), app, {
      recursive: true,
      filter: (path) => !BUILT.has(path.split(/[\\/]/).at(-1)),
    });
    writeManifest(app, tarballs, replace);
    const npm = (what, ...args) =>
      runOrExit(`${what} ${name}`, 'npm', ['--prefix', app, ...args], { quiet: true, cwd: app });
    await npm('Installing', 'install', '--no-audit', '--no-fund');
    await npm('Building', 'run', 'build');
  }
}

function tarballOf(packed, name) {
  const file = readdirSync(packed).find((entry) => entry.startsWith(`flowlens-${name}-`));
  return `file:${join(packed, file)}`;
}

function writeManifest(app, tarballs, replace) {
  const file = join(app, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  // Also those that others of them bring along: no registry has them yet.
  manifest.dependencies = { ...manifest.dependencies, ...tarballs, ...replace };
  writeFileSync(file, JSON.stringify(manifest, null, 2));
}
