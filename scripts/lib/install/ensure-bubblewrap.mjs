import { spawnSync } from 'node:child_process';
import { installDebianPackage } from './install-debian-package.mjs';

/** Installs bubblewrap on Linux if permitted: servers accept recordings of guests only with it. Otherwise says that it is missing. */
export async function ensureBubblewrap() {
  if (process.platform !== 'linux' || isInstalled()) return;
  if ((await installDebianPackage('bubblewrap')) && isInstalled()) return;
  console.log(
    'There is no bubblewrap (bwrap), so tests of guest recordings will fail. Install it with your package manager.',
  );
}

function isInstalled() {
  return spawnSync('bwrap', ['--version']).status === 0;
}
