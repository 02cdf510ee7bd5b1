import { existsSync } from 'node:fs';
import { link, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { codeOf } from '../../../platform/errors/error-code.js';
import { OperatorError } from '../../../platform/errors/operator-error.js';
import { syncFolder } from '../../../platform/storage/folder/sync-folder.js';

/** Errors of drives that cannot sync folders, and of folders that are writable but not readable. */
const CANNOT_SYNC = new Set(['EINVAL', 'ENOTSUP', 'EACCES']);

/** @throws OperatorError if a file with this name exists */
export function assertNameIsFree(file: string): void {
  if (existsSync(file)) throw nameIsTaken(file);
}

/**
 * Gives a finished archive its name and syncs it to disk. Never replaces an existing file.
 *
 * @throws OperatorError if such a file exists by now
 */
export async function placeArchive(archive: string, file: string): Promise<void> {
  try {
    // Unlike `rename`, `link` replaces nothing.
    await link(archive, file);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw nameIsTaken(file);
    // Some drives do not support links.
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
