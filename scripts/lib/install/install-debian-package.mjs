import { existsSync } from 'node:fs';
import { run } from '../toolchain.mjs';

/** Installs a package of Debian if this user may. Returns whether that was tried. */
export async function installDebianPackage(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing Debian’s ${name} …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { quiet: true, env });
  await run('apt-get', ['install', '--yes', '--no-install-recommends', name], { quiet: true, env });
  return true;
}
