import { existsSync } from 'node:fs';
import { chromiumPath, headlessChromiumPath } from '../../chromium.mjs';
import { installDebianPackage } from './install-debian-package.mjs';

/** Installs the headless shell of Debian's Chromium if permitted. Without it, the tests run in the Chromium and take longer. */
export async function ensureHeadlessShell() {
  const isDebians = chromiumPath() === '/usr/bin/chromium' && existsSync('/var/lib/dpkg/info/chromium.list');
  if (isDebians && headlessChromiumPath() === chromiumPath()) await installDebianPackage('chromium-headless-shell');
}
