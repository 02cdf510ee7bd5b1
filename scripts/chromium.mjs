import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/**
 * Returns the path of a Chromium on this machine: `FLOWLENS_CHROMIUM`, else the system's. Undefined without either;
 * Playwright's own comes next.
 */
export function chromiumPath(env = process.env) {
  const named = env.FLOWLENS_CHROMIUM;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`FLOWLENS_CHROMIUM is ${named}, which does not exist. Set it to a Chromium binary or unset it.`);
  }
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

/**
 * Returns the path of the browser for tests that need no window: the headless shell beside the Chromium. It draws no
 * interface of its own, which takes a quarter of the processor time of a test. Without a shell, returns the Chromium.
 */
export function headlessChromiumPath(env = process.env) {
  const chromium = chromiumPath(env);
  const shell = chromium && `${chromium}-headless-shell`;
  return shell && existsSync(shell) ? shell : chromium;
}
