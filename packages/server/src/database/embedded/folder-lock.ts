import { existsSync, linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { OperatorError } from '../../operator-error.js';
import { identify, stillRuns, type ProcessIdentity } from './process-identity.js';

/** The process of another machine cannot be looked up; its lock is alive while its file is touched. */
const SILENT_MS = 15_000;
/** How long a database process whose server is gone may take to end by itself. */
const GRACE_MS = 3_000;

interface LockContent {
  host: string;
  server: ProcessIdentity;
  /** The process that has the database open. */
  database?: ProcessIdentity;
}

/** Thrown when another live server has the data folder. */
export class FolderInUseError extends OperatorError {
  constructor(folder: string, holder: string) {
    super(
      `The data folder ${folder} is in use by another FlowLens server (${holder}). ` +
        'Stop that one, or choose another folder with FLOWLENS_DATA.',
    );
  }
}

/**
 * The right to open the embedded database: two processes on one folder lose writes without an error. The lock is a
 * file beside the database that names its holder. It outlives a killed server; the next one takes it over, after it
 * has seen to it that the database process of the dead one is gone too.
 */
export class FolderLock {
  readonly #path: string;
  #content: LockContent;

  private constructor(path: string, content: LockContent) {
    this.#path = path;
    this.#content = content;
  }

  /** @throws FolderInUseError */
  static async take(folder: string): Promise<FolderLock> {
    const path = join(folder, 'database.lock');
    const server = identify(process.pid) ?? { pid: process.pid, started: '' };
    const content: LockContent = { host: hostname(), server };
    while (!create(path, content)) {
      const held = read(path);
      if (held === undefined) continue;
      if (isLive(path, held.content)) throw new FolderInUseError(folder, describe(held.content));
      if (held.content?.database) await end(held.content.database);
      removeExactly(path, held.text);
    }
    return new FolderLock(path, content);
  }

  /** Notes which process has the database open, for whoever takes the lock over. */
  noteDatabase(pid: number | undefined): void {
    const database = pid === undefined ? undefined : identify(pid);
    this.#content = { host: this.#content.host, server: this.#content.server, ...(database && { database }) };
    const next = `${this.#path}.${process.pid}`;
    writeFileSync(next, JSON.stringify(this.#content), { mode: 0o600 });
    renameSync(next, this.#path);
  }

  /** Shows that the holder lives. A lock that somebody removed comes back; what fails is tried again the next time. */
  touch(): void {
    const now = new Date();
    try {
      if (existsSync(this.#path)) utimesSync(this.#path, now, now);
      else create(this.#path, this.#content);
    } catch {
      return;
    }
  }

  release(): void {
    rmSync(this.#path, { force: true });
  }
}

/** Creates the file with its content in one step, so that nobody reads half a lock; false when there is one. */
function create(path: string, content: LockContent): boolean {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(content), { mode: 0o600 });
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function read(path: string): { text: string; content: LockContent | undefined } | undefined {
  try {
    const text = readFileSync(path, 'utf8');
    return { text, content: parse(text) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Undefined for what a full disk or a stranger left there. */
function parse(text: string): LockContent | undefined {
  try {
    const content = JSON.parse(text) as LockContent;
    return typeof content.server.pid === 'number' ? content : undefined;
  } catch {
    return undefined;
  }
}

function isLive(path: string, content: LockContent | undefined): boolean {
  if (content === undefined) return false;
  if (content.host === hostname() && stillRuns(content.server)) return true;
  return content.host !== hostname() && Date.now() - statSync(path).mtimeMs < SILENT_MS;
}

function describe(content: LockContent | undefined): string {
  if (content === undefined) return 'unknown';
  const where = content.host === hostname() ? '' : ` on ${content.host}`;
  return `process ${content.server.pid}${where}`;
}

/** A database process that hangs does not notice that its server is gone. */
async function end(database: ProcessIdentity): Promise<void> {
  const deadline = Date.now() + GRACE_MS;
  while (stillRuns(database) && Date.now() < deadline) await sleep(50);
  while (stillRuns(database)) {
    process.kill(database.pid, 'SIGKILL');
    await sleep(50);
  }
}

/** Moves the file aside and looks at it again: another server may have taken the lock over in the meantime. */
function removeExactly(path: string, text: string): void {
  const aside = `${path}.stale.${process.pid}`;
  try {
    renameSync(path, aside);
    if (readFileSync(aside, 'utf8') !== text) linkSync(aside, path);
  } catch (error) {
    if (!['ENOENT', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}
