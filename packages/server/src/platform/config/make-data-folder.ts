import { accessSync, constants, mkdirSync } from 'node:fs';
import { OperatorError } from '../errors/operator-error.js';
import { closeEntries } from './private-entries.js';

/**
 * Creates the data folder if it does not exist, and removes other users' permissions from its contents.
 *
 * @throws OperatorError if this user cannot use it
 */
export function makeDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new OperatorError(
      `FLOWLENS_DATA: ${folder} cannot be used (${(error as NodeJS.ErrnoException).code}). ` +
        'It must be a folder that this user may read and write.',
    );
  }
  closeEntries(folder);
}
