import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/**
 * Where a Chromium stands on this machine: the one that `FLOWLENS_CHROMIUM` names, else the system's.
 * Undefined means that there is neither, so that Playwright's own is the next to try.
 */
export function chromiumPath(env = process.env) {
  const named = env.FLOWLENS_CHROMIUM;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`FLOWLENS_CHROMIUM is ${named}, but there is no such file. Set it to a Chromium or unset it.`);
  }
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}
