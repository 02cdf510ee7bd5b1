import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './toolchain.mjs';

const LEFT_OUT = new Set(['node_modules', 'dist', '.vite', 'seed', 'recordings', 'assets']);

/** One key for the state of the given folders and files: it changes when any file's size or time changes. */
export function sourceKey(paths) {
  const hash = createHash('sha256');
  for (const path of paths) addPath(hash, join(root, path));
  return hash.digest('hex');
}

function addPath(hash, path) {
  const stats = statSync(path);
  if (!stats.isDirectory()) {
    hash.update(`${path}:${stats.size}:${stats.mtimeMs}\n`);
    return;
  }
  for (const name of readdirSync(path).sort()) if (!LEFT_OUT.has(name)) addPath(hash, join(path, name));
}
