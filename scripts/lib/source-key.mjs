import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './toolchain.mjs';

const PATHS = [
  'packages',
  'examples/app',
  'docs/guide',
  'tooling',
  'scripts',
  'package.json',
  'pnpm-lock.yaml',
  'tsconfig.json',
  'tsconfig.base.json',
];
const NAMES_LEFT_OUT = new Set(['node_modules', 'dist', '.vite']);
/** Recordings, which builds do not read. Matched by path, because source folders have the same name. */
const PATHS_LEFT_OUT = ['packages/server/seed', 'packages/testing/assets'];

/** Returns a key for the sources of the app and the server, which changes with any file's size or time. */
export function sourceKey(folder = root) {
  const hash = createHash('sha256');
  const leftOut = new Set(PATHS_LEFT_OUT.map((path) => join(folder, path)));
  for (const path of PATHS) addPath(hash, join(folder, path), leftOut);
  return hash.digest('hex');
}

function addPath(hash, path, leftOut) {
  if (leftOut.has(path)) return;
  const stats = statSync(path);
  if (!stats.isDirectory()) {
    hash.update(`${path}:${stats.size}:${stats.mtimeMs}\n`);
    return;
  }
  for (const name of readdirSync(path).sort()) if (!NAMES_LEFT_OUT.has(name)) addPath(hash, join(path, name), leftOut);
}
