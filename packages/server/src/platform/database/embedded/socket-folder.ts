import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OperatorError } from '../../errors/operator-error.js';

/** File name of the socket that PostgreSQL clients expect in its folder. */
const NAME = '.s.PGSQL.5432';
/** Systems limit the path of a Unix socket to about 104 characters. */
const PATH_MAX_CHARS = 100;
/** Prefix of named pipes, which Windows uses instead of sockets. With these slashes, clients treat it as a folder. */
const PIPES = '//./pipe/';
/** `userInfo` would fail in a container whose user is unknown to the system. Windows has no user ids. */
const ownUid = process.getuid?.() ?? -1;

/**
 * Private folder of the database's socket. It is always the same for a data folder, so that killed servers leave none
 * behind, and outside of it, because its path may be too long for a socket.
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

  /** Requires the lock of the data folder. */
  make(): void {
    if (this.#isPipe) return;
    mkdirSync(this.folder, { recursive: true, mode: 0o700 });
    if (!isPrivate(this.folder))
      throw new OperatorError(`The folder ${this.folder} is open to other users. Remove it, or set TMPDIR.`);
    this.#made = true;
  }

  /** Removes the socket of a killed database process, because nothing could listen on it again. */
  clear(): void {
    if (!this.#isPipe) rmSync(this.path, { force: true });
  }

  remove(): void {
    if (this.#made) rmSync(this.folder, { recursive: true, force: true });
    this.#made = false;
  }
}

/** Returns whether only this user can enter a folder, so that no other user can listen there. Windows pipes have no folder. */
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
  return join(folder, NAME).length <= PATH_MAX_CHARS ? folder : join('/tmp', name);
}
