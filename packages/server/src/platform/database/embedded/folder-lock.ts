import { existsSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { monotonicMs } from '../../clock.js';
import { FolderInUseError, FolderTakenError } from './folder-lock-errors.js';
import {
  createLockFile,
  describeHolder,
  isElsewhere,
  isSameHolder,
  type LockContent,
  readLockFile,
  removeLockFile,
} from './lock-file.js';
import { identify, processNamespace, isRunning, type ProcessIdentity } from './process-identity.js';

/** A holder on another machine or in another container counts as alive if it touched its file within this time. */
const SILENT_MS = 15_000;
/** Minimum time to watch a lock, however old it looks: clocks may differ. A living holder touches it every second. */
const WATCHED_MS = 4_000;
const POLL_MS = 250;
/** Time for an orphaned database process to end by itself. */
const GRACE_MS = 3_000;

/**
 * Lock on the folder of the embedded database, because two processes on one folder would lose writes. Its file outlives
 * a killed server: the next one ends the orphaned database process and takes over the lock.
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
   * @param watchedMs - minimum time to watch the lock of another machine
   * @throws FolderInUseError
   */
  static async take(folder: string, watchedMs = WATCHED_MS): Promise<FolderLock> {
    const path = pathIn(folder);
    const server = identify(process.pid) ?? { pid: process.pid, started: '' };
    const content: LockContent = { host: hostname(), namespace: processNamespace(), server };
    while (!createLockFile(path, content)) {
      const held = readLockFile(path);
      if (held === undefined) continue;
      if (await isLive(path, held.content, watchedMs)) throw new FolderInUseError(folder, held.content);
      if (held.content?.database && !isElsewhere(held.content)) await end(held.content.database);
      removeLockFile(path, held.text);
    }
    return new FolderLock(folder, content);
  }

  /**
   * Notes the database process and the folder of its socket, for the server that takes over the lock.
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
   * Marks the holder as alive. Restores a lock that was removed. A failure is ignored until the next call.
   *
   * @throws FolderTakenError
   */
  touch(): void {
    this.#assertHeld();
    const now = new Date();
    try {
      if (existsSync(this.#path)) utimesSync(this.#path, now, now);
      else createLockFile(this.#path, this.#content);
    } catch {
      return;
    }
  }

  release(): void {
    if (!this.#otherHolder()) rmSync(this.#path, { force: true });
  }

  #assertHeld(): void {
    const other = this.#otherHolder();
    if (other) throw new FolderTakenError(this.#folder, describeHolder(other));
  }

  #otherHolder(): LockContent | undefined {
    try {
      const content = readLockFile(this.#path)?.content;
      return content && !isSameHolder(content, this.#content) ? content : undefined;
    } catch {
      // A failed read does not prove that another server has the lock.
      return undefined;
    }
  }
}

function pathIn(folder: string): string {
  return join(folder, 'database.lock');
}

async function isLive(path: string, content: LockContent | undefined, watchedMs: number): Promise<boolean> {
  if (content === undefined) return false;
  return isElsewhere(content) ? isTouchedAgain(path, watchedMs) : isRunning(content.server);
}

/** Waits to see whether a lock is still touched, so that a restarted container need not fail until its old lock expires. */
async function isTouchedAgain(path: string, watchedMs: number): Promise<boolean> {
  const touchedMs = () => statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  const before = touchedMs();
  if (before === undefined) return false;
  const ageMs = Math.max(0, Date.now() - before);
  const deadline = monotonicMs() + Math.max(watchedMs, SILENT_MS - ageMs);
  while (monotonicMs() < deadline) {
    await sleep(POLL_MS);
    const now = touchedMs();
    if (now !== before) return now !== undefined;
  }
  return false;
}

/** Waits for an orphaned database process to end, then kills it: a process that hangs does not notice a dead server. */
async function end(database: ProcessIdentity): Promise<void> {
  const deadline = monotonicMs() + GRACE_MS;
  while (isRunning(database) && monotonicMs() < deadline) await sleep(50);
  while (isRunning(database)) {
    process.kill(database.pid, 'SIGKILL');
    await sleep(50);
  }
}
