import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { OperatorError } from '../../operator-error.js';

/** The name by which PostgreSQL clients look for the socket in its folder. */
const NAME = '.s.PGSQL.5432';
/** The system's limit for the path of a unix socket is about 104 characters. */
const LONGEST_PATH_CHARS = 100;

/**
 * Where the database's socket is: a folder that only this user can enter, always the same for a data folder, so that a
 * server that was killed leaves nothing behind for good. Not in the data folder itself, which may lie too deep, or on
 * a file system without sockets.
 */
export class SocketFolder {
  readonly folder: string;
  readonly path: string;
  #made = false;

  constructor(dataFolder: string) {
    const name = `flowlens-${userInfo().uid}-${createHash('sha256').update(dataFolder).digest('hex').slice(0, 12)}`;
    const inTemporary = join(tmpdir(), name);
    this.folder = join(inTemporary, NAME).length <= LONGEST_PATH_CHARS ? inTemporary : join('/tmp', name);
    this.path = join(this.folder, NAME);
  }

  /** Only for whoever holds the lock of the data folder. */
  make(): void {
    mkdirSync(this.folder, { recursive: true, mode: 0o700 });
    const { uid, mode } = lstatSync(this.folder);
    if (process.platform !== 'win32' && (uid !== userInfo().uid || (mode & 0o077) !== 0))
      throw new OperatorError(`The folder ${this.folder} is open to other users. Remove it, or set TMPDIR.`);
    this.#made = true;
  }

  remove(): void {
    if (this.#made) rmSync(this.folder, { recursive: true, force: true });
    this.#made = false;
  }
}
