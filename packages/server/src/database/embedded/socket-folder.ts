import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The system's limit for the path of a unix socket is about 104 characters. */
const LONGEST_PATH_CHARS = 100;
/** The name by which PostgreSQL clients look for the socket in its folder. */
const NAME = '.s.PGSQL.5432';

export interface SocketFolder {
  folder: string;
  path: string;
  remove: () => void;
}

/** A folder for the database's socket that only this user can enter; in a short place, because data folders may lie deep. */
export function createSocketFolder(): SocketFolder {
  // mkdtemp makes folders with mode 0700.
  const candidates = [tmpdir(), '/tmp'].map((parent) => join(parent, 'flowlens-'));
  const prefix = candidates.find((candidate) => join(`${candidate}XXXXXX`, NAME).length <= LONGEST_PATH_CHARS);
  const folder = mkdtempSync(prefix ?? '/tmp/flowlens-');
  return { folder, path: join(folder, NAME), remove: () => rmSync(folder, { recursive: true, force: true }) };
}
