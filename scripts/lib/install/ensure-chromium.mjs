import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromiumPath } from '../../chromium.mjs';
import { installDebianPackage } from './install-debian-package.mjs';
import { run } from '../toolchain.mjs';

const HELP =
  'The tests need a Chromium, and none could be installed. Install one (Debian: apt-get install chromium) ' +
  'or set FLOWLENS_CHROMIUM to the path of one.';

/**
 * Finds a Chromium, or installs one: Debian's if permitted, else Playwright's own, for this user only. Exits with one
 * clear line if none is available.
 */
export async function ensureChromium() {
  const found = chromiumPath() ?? playwrightsOwn() ?? (await installDebians()) ?? (await installPlaywrights());
  if (found) return found;
  console.error(HELP);
  process.exit(1);
}

function playwrightsOwn() {
  const path = createRequire(import.meta.url)('playwright').chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

async function installDebians() {
  return (await installDebianPackage('chromium')) ? chromiumPath() : undefined;
}

async function installPlaywrights() {
  console.log('Chromium is not installed. Installing Playwright’s …');
  await run('playwright', ['install', 'chromium'], { quiet: true });
  return playwrightsOwn();
}
