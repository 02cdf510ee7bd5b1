import { existsSync, linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { monotonicMs } from '../../clock.js';
import { OperatorError } from '../../errors/operator-error.js';
import { identify, processNamespace, stillRuns, type ProcessIdentity } from './process-identity.js';

/** The process of another machine or container cannot be looked up; its lock is alive while its file is touched. */
const SILENT_MS = 15_000;
/** Two clocks may differ, so an old lock is watched all the same: a living holder touches it each second. */
const WATCHED_MS = 4_000;
const LOOK_EVERY_MS = 250;
/** Time for an orphaned database process to end by itself. */
const GRACE_MS = 3_000;

interface LockContent {
  host: string;
  /** Containers may have the same host name, and each counts its processes for itself. */
  namespace: string;
  server: ProcessIdentity;
  /** The process that has the database open. */
  database?: ProcessIdentity;
  /** Folder of its socket, for commands beside the server: they may have another folder for temporary files. */
  socketFolder?: string;
}

/** Thrown when another live server has the data folder. */
export class FolderInUseError extends OperatorError {
  readonly folder: string;
  readonly holder: string;
  /** Undefined until its database process runs. */
  readonly socketFolder: string | undefined;

  constructor(folder: string, content: LockContent | undefined) {
    const holder = describe(content);
    super(
      `The data folder ${folder} is in use by another FlowLens server (${holder}). ` +
        'Stop that one, or choose another folder with FLOWLENS_DATA.',
    );
    this.folder = folder;
    this.holder = holder;
    this.socketFolder = content?.socketFolder;
  }
}

/** Thrown when another server has taken the lock over, because this one gave no sign of life for long: a machine was paused. */
export class FolderTakenError extends OperatorError {
  constructor(folder: string, holder: string) {
    super(
      `Another FlowLens server (${holder}) has taken over the data folder ${folder}, ` +
        'because this one was silent for long. This one ends, so that neither spoils what the other writes.',
    );
  }
}

/**
 * The right to open the embedded database: two processes on one folder lose writes without an error. The lock is a
 * file beside the database that names its holder. It outlives a killed server; the next one takes it over, after it
 * has seen to it that the database process of the dead one is gone too.
 */
export class FolderLock {
  readonly #folder: string;
  readonly #path: string;
  #content: LockContent;

  private constructor(folder: string, content: LockContent) {
    this.#folder = folder;
    this.#path = pathIn(folder);
    this.#content = content;
  }

  /**
   * @param watchedMs - how long at least the lock of another machine is watched
   * @throws FolderInUseError
   */
  static async take(folder: string, watchedMs = WATCHED_MS): Promise<FolderLock> {
    const path = pathIn(folder);
    const server = identify(process.pid) ?? { pid: process.pid, started: '' };
    const content: LockContent = { host: hostname(), namespace: processNamespace(), server };
    while (!create(path, content)) {
      const held = read(path);
      if (held === undefined) continue;
      if (await isLive(path, held.content, watchedMs)) throw new FolderInUseError(folder, held.content);
      if (held.content?.database && !isElsewhere(held.content)) await end(held.content.database);
      removeExactly(path, held.text);
    }
    return new FolderLock(folder, content);
  }

  /**
   * Notes which process has the database open, for whoever takes the lock over, and where it listens.
   *
   * @throws FolderTakenError
   */
  noteDatabase(pid: number | undefined, socketFolder: string): void {
    this.#assertHeld();
    const database = pid === undefined ? undefined : identify(pid);
    const { host, namespace, server } = this.#content;
    this.#content = { host, namespace, server, ...(database && { database }), socketFolder };
    const next = `${this.#path}.${process.pid}`;
    writeFileSync(next, JSON.stringify(this.#content), { mode: 0o600 });
    renameSync(next, this.#path);
  }

  /**
   * Shows that the holder lives. A lock that somebody removed comes back; what fails is tried again the next time.
   *
   * @throws FolderTakenError
   */
  touch(): void {
    this.#assertHeld();
    const now = new Date();
    try {
      if (existsSync(this.#path)) utimesSync(this.#path, now, now);
      else create(this.#path, this.#content);
    } catch {
      return;
    }
  }

  release(): void {
    if (!this.#otherHolder()) rmSync(this.#path, { force: true });
  }

  #assertHeld(): void {
    const other = this.#otherHolder();
    if (other) throw new FolderTakenError(this.#folder, describe(other));
  }

  #otherHolder(): LockContent | undefined {
    try {
      const content = read(this.#path)?.content;
      return content && !isSameHolder(content, this.#content) ? content : undefined;
    } catch {
      // A disk that cannot be read right now tells nothing.
      return undefined;
    }
  }
}

function pathIn(folder: string): string {
  return join(folder, 'database.lock');
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

async function isLive(path: string, content: LockContent | undefined, watchedMs: number): Promise<boolean> {
  if (content === undefined) return false;
  return isElsewhere(content) ? givesSign(path, watchedMs) : stillRuns(content.server);
}

/** Waits for whether somebody still touches a lock, so that a container that starts again need not fail until its old lock is old. */
async function givesSign(path: string, watchedMs: number): Promise<boolean> {
  const touchedMs = () => statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  const before = touchedMs();
  if (before === undefined) return false;
  const ageMs = Math.max(0, Date.now() - before);
  const deadline = monotonicMs() + Math.max(watchedMs, SILENT_MS - ageMs);
  while (monotonicMs() < deadline) {
    await sleep(LOOK_EVERY_MS);
    const now = touchedMs();
    if (now !== before) return now !== undefined;
  }
  return false;
}

/** Returns whether the holder's processes cannot be looked up on this machine. */
function isElsewhere({ host, namespace }: LockContent): boolean {
  return host !== hostname() || namespace !== processNamespace();
}

function isSameHolder(one: LockContent, other: LockContent): boolean {
  return (
    one.host === other.host &&
    one.namespace === other.namespace &&
    one.server.pid === other.server.pid &&
    one.server.started === other.server.started
  );
}

function describe(content: LockContent | undefined): string {
  if (content === undefined) return 'unknown';
  const container = content.host === hostname() ? ' in another container' : '';
  const where = isElsewhere(content) ? `${container} on ${content.host}` : '';
  return `process ${content.server.pid}${where}`;
}

/** A database process that hangs does not notice that its server is gone. */
async function end(database: ProcessIdentity): Promise<void> {
  const deadline = monotonicMs() + GRACE_MS;
  while (stillRuns(database) && monotonicMs() < deadline) await sleep(50);
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
