import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

export type PackageManager = 'npm' | 'pnpm' | 'yarn' | 'bun';

const LOCK_FILES: Record<string, PackageManager> = {
  'package-lock.json': 'npm',
  'pnpm-lock.yaml': 'pnpm',
  'yarn.lock': 'yarn',
  'bun.lock': 'bun',
  'bun.lockb': 'bun',
};

/**
 * Returns the package manager of the nearest lock file, in the folder or above. Without one, it is the program that runs
 * this one, which `npm_config_user_agent` names.
 */
export function packageManagerOf(folder: string, userAgent = ''): PackageManager {
  const found = Object.keys(LOCK_FILES).find((file) => existsSync(join(folder, file)));
  if (found !== undefined) return LOCK_FILES[found]!;
  const parent = dirname(folder);
  if (parent !== folder) return packageManagerOf(parent, userAgent);
  return (['pnpm', 'yarn', 'bun'] as const).find((name) => userAgent.startsWith(`${name}/`)) ?? 'npm';
}
