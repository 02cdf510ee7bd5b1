import { chmodSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Permissions of the group and of other users. */
const GROUP_AND_OTHERS = 0o077;
/** Entries of the data folder; whatever is inside them is private too. */
const ENTRIES = ['db', 'database.lock', 'secret', 'blobs', 'uploads', 'processing', 'dumps', 'outbox'];

/**
 * Removes other users' permissions from the server's entries in its data folder. Copied secrets and folders made by
 * other tools are often open. The data folder itself keeps its permissions: it may be a mount that the server shares.
 */
export function closeEntries(dataFolder: string): void {
  for (const path of openEntries(dataFolder)) {
    try {
      chmodSync(path, modeOf(path) & ~GROUP_AND_OTHERS);
    } catch {
      // A mount that is read-only or belongs to another user; `weaknesses` reports it.
    }
  }
}

/** Returns the paths of the entries that other users may enter, read or write. */
export function openEntries(dataFolder: string): string[] {
  return ENTRIES.map((name) => join(dataFolder, name)).filter(isOpenToOthers);
}

/** Returns whether other users have any permission on an existing file or folder. Windows has no such permissions. */
export function isOpenToOthers(path: string): boolean {
  return process.platform !== 'win32' && (modeOf(path) & GROUP_AND_OTHERS) !== 0;
}

/** Returns 0 for a path that does not exist or cannot be read. */
export function modeOf(path: string): number {
  try {
    return statSync(path).mode & 0o7777;
  } catch {
    return 0;
  }
}
