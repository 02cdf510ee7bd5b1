import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OperatorError } from '../../errors/operator-error.js';

/** The name by which PostgreSQL clients look for the socket in its folder. */
const NAME = '.s.PGSQL.5432';
/** The system's limit for the path of a unix socket is about 104 characters. */
const LONGEST_PATH_CHARS = 100;
/** Prefix of named pipes, which Windows has instead of sockets. With these slashes clients take it for a folder. */
const PIPES = '//./pipe/';
/** Not `userInfo`: a container may run as a user that its system knows nothing of. Windows has no such numbers. */
const ownUid = process.getuid?.() ?? -1;

/**
 * Folder of the database's socket. Only this user can enter it, and it is always the same for a data folder, so that a
 * killed server leaves nothing behind for good. It is not in the data folder, which may be too deep, or on a file
 * system without sockets. A pipe of Windows is in no folder, and ends with its listener.
 */
export class SocketFolder {
  readonly folder: string;
  readonly path: string;
  readonly #isPipe: boolean;
  #made = false;

  constructor(dataFolder: string, platform: NodeJS.Platform = process.platform) {
    const name = `flowlens-${ownUid}-${createHash('sha256').update(dataFolder).digest('hex').slice(0, 12)}`;
    this.#isPipe = platform === 'win32';
    this.folder = this.#isPipe ? `${PIPES}${name}` : temporaryFolder(name);
    this.path = `${this.folder}/${NAME}`;
  }

  /** Only for whoever holds the lock of the data folder. */
  make(): void {
    if (this.#isPipe) return;
    mkdirSync(this.folder, { recursive: true, mode: 0o700 });
    if (!isPrivate(this.folder))
      throw new OperatorError(`The folder ${this.folder} is open to other users. Remove it, or set TMPDIR.`);
    this.#made = true;
  }

  /** Removes the socket of a killed database process, on which nobody could listen again. */
  clear(): void {
    if (!this.#isPipe) rmSync(this.path, { force: true });
  }

  remove(): void {
    if (this.#made) rmSync(this.folder, { recursive: true, force: true });
    this.#made = false;
  }
}

/**
 * Returns whether only this user can enter a folder, so that no stranger listens there. A pipe of Windows is in none.
 */
export function isPrivate(folder: string): boolean {
  if (process.platform === 'win32') return true;
  try {
    const { uid, mode } = lstatSync(folder);
    return uid === ownUid && (mode & 0o077) === 0;
  } catch {
    return false;
  }
}

function temporaryFolder(name: string): string {
  const folder = join(tmpdir(), name);
  return join(folder, NAME).length <= LONGEST_PATH_CHARS ? folder : join('/tmp', name);
}
