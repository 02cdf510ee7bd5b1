import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { processNamespace, type ProcessIdentity } from './process-identity.js';

/** Content of the lock file: its holder. */
export interface LockContent {
  host: string;
  /** Identifies the container: several may have the same host name, and each has its own process ids. */
  namespace: string;
  server: ProcessIdentity;
  /** Process that has opened the database. */
  database?: ProcessIdentity;
  /** Folder of its socket, for commands beside the server, whose folder for temporary files may differ. */
  socketFolder?: string;
}

/** Creates the file with its content in one step, so that nobody reads half a lock. Returns false if it exists. */
export function createLockFile(path: string, content: LockContent): boolean {
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

/** Returns the text of the file and its parsed content; undefined if there is no file. */
export function readLockFile(path: string): { text: string; content: LockContent | undefined } | undefined {
  try {
    const text = readFileSync(path, 'utf8');
    return { text, content: parse(text) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Returns undefined for text that is not a lock, as a full disk may leave it. */
function parse(text: string): LockContent | undefined {
  try {
    const content = JSON.parse(text) as LockContent;
    return typeof content.server.pid === 'number' ? content : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Removes the file if it still has this text. It is moved aside before the comparison, because another server may have
 * taken over the lock in the meantime.
 */
export function removeLockFile(path: string, text: string): void {
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

/** Returns whether the holder runs on another machine or in another container, where its processes cannot be looked up. */
export function isElsewhere({ host, namespace }: LockContent): boolean {
  return host !== hostname() || namespace !== processNamespace();
}

export function isSameHolder(one: LockContent, other: LockContent): boolean {
  return (
    one.host === other.host &&
    one.namespace === other.namespace &&
    one.server.pid === other.server.pid &&
    one.server.started === other.server.started
  );
}

/** Returns the holder in words, for error messages. */
export function describeHolder(content: LockContent | undefined): string {
  if (content === undefined) return 'unknown';
  const container = content.host === hostname() ? ' in another container' : '';
  const where = isElsewhere(content) ? `${container} on ${content.host}` : '';
  return `process ${content.server.pid}${where}`;
}
