import { existsSync } from 'node:fs';
import { link, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { codeOf } from '../../../platform/errors/error-code.js';
import { OperatorError } from '../../../platform/errors/operator-error.js';
import { syncFolder } from '../../../platform/storage/folder/sync-folder.js';

/** Errors of drives that cannot sync a folder, and of folders that can be written but not read. */
const CANNOT_SYNC = new Set(['EINVAL', 'ENOTSUP', 'EACCES']);

/** @throws OperatorError when there is a file of this name */
export function assertNameIsFree(file: string): void {
  if (existsSync(file)) throw nameIsTaken(file);
}

/**
 * Gives a finished archive its name, on the disk, and never that of a file that is there.
 *
 * @throws OperatorError when there is one by now
 */
export async function placeArchive(archive: string, file: string): Promise<void> {
  try {
    // Unlike a renaming this replaces nothing.
    await link(archive, file);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw nameIsTaken(file);
    // Some drives have no links.
    assertNameIsFree(file);
    await rename(archive, file);
  }
  await syncFolder(dirname(file)).catch((error: unknown) => {
    if (!CANNOT_SYNC.has(codeOf(error))) throw error;
  });
}

function nameIsTaken(file: string): OperatorError {
  return new OperatorError(`The file ${file} already exists. Choose another name.`);
}
