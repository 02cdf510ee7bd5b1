import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plan } from './plan.js';
import { ScaffoldError } from '../scaffold-error.js';

/**
 * Writes the files of a plan.
 *
 * @throws ScaffoldError if a file is in the way; then nothing is written
 */
export function writePlan(folder: string, { created, extended }: Pick<Plan, 'created' | 'extended'>): void {
  const inTheWay = Object.keys(created).filter((path) => existsSync(join(folder, path)));
  if (inTheWay.length > 0)
    throw new ScaffoldError(
      `These files exist already in ${folder}: ${inTheWay.join(', ')}. Nothing was written. Move them, or name another folder.`,
    );
  for (const [path, content] of Object.entries(created)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content, { flag: 'wx' });
  }
  for (const [path, content] of Object.entries(extended)) writeFileSync(join(folder, path), content);
}
