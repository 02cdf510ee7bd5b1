import { DAY_MS } from '@flowlens/core/internal';
import { holdRecording, recordingsInUse } from './in-use-lock.js';
import { readSavedState, type SavedState, STATE_FILES } from './recording-state.js';

/** Folder of all recordings in the private file system of the origin. */
export const SPOOL_FOLDER = 'flowlens-recordings';

/** Maximum size of all recordings in a browser. */
export const RECORDINGS_MAX_BYTES = 4 * 1024 ** 3;

/** Maximum age of unsent recordings. */
const AGE_MAX_MS = 7 * DAY_MS;

/** Account of the affected recordings. */
export interface Owner {
  /** Origin of the FlowLens server. */
  serverOrigin: string;
  /** Key of the account; null while unknown. */
  account: string | null;
}

/** A recording in the file system. */
interface Found {
  id: string;
  saved: SavedState | undefined;
  bytes: number;
  /** Epoch milliseconds of the last change. */
  changedAt: number;
}

/**
 * Deletes recordings that are too old, then the oldest until the others are below `maxBytes`. Keeps recordings in use.
 * Also runs in a service worker.
 */
export async function sweepRecordings({
  maxBytes = RECORDINGS_MAX_BYTES,
  now = Date.now(),
}: { maxBytes?: number; now?: number } = {}): Promise<void> {
  const root = await openRoot();
  if (!root) return;
  const idle = (await findIdle(root, now)).sort((a, b) => startOf(a) - startOf(b));
  let bytes = (await findAll(root)).reduce((sum, found) => sum + found.bytes, 0);
  for (const { id, bytes: freed } of idle) {
    if (bytes <= maxBytes) return;
    await removeIdle(root, id);
    bytes -= freed;
  }
}

/** Deletes the recordings of an account, without those in use. */
export async function deleteRecordings(owner: Owner): Promise<void> {
  const root = await openRoot();
  if (root) await deleteIdle(root, owner);
}

export async function deleteIdle(root: FileSystemDirectoryHandle, owner: Owner): Promise<void> {
  for (const { id, saved } of await findIdle(root)) if (saved && isOf(saved, owner)) await removeIdle(root, id);
}

export function isOf({ state }: SavedState, { serverOrigin, account }: Owner): boolean {
  return state.serverOrigin === serverOrigin && state.account === account;
}

/** Lists recordings that no page uses; deletes those that are too old. */
export async function findIdle(root: FileSystemDirectoryHandle, now = Date.now()): Promise<Found[]> {
  const all = await findAll(root);
  // Asked last, so that a recording that begins meanwhile counts as in use.
  const inUse = await recordingsInUse();
  const kept: Found[] = [];
  for (const found of all) {
    if (inUse.has(found.id)) continue;
    if (now - startOf(found) > AGE_MAX_MS) await removeIdle(root, found.id);
    else kept.push(found);
  }
  return kept;
}

/** Recordings with unreadable state are useless, unless they are just beginning. */
function startOf({ saved, changedAt }: Found): number {
  return saved?.state.startedAt ?? changedAt;
}

export async function openRoot(): Promise<FileSystemDirectoryHandle | undefined> {
  if (typeof globalThis.navigator?.storage?.getDirectory !== 'function' || !('locks' in navigator)) return undefined;
  try {
    // In private windows, some browsers offer the call and reject it.
    return await (await navigator.storage.getDirectory()).getDirectoryHandle(SPOOL_FOLDER, { create: true });
  } catch {
    return undefined;
  }
}

export async function findAll(root: FileSystemDirectoryHandle): Promise<Found[]> {
  const all: Found[] = [];
  for await (const id of root.keys()) {
    const found = await findOne(root, id);
    if (found) all.push(found);
  }
  return all;
}

/** Undefined if it is gone, even if it disappears while it is read. */
export async function findOne(root: FileSystemDirectoryHandle, id: string): Promise<Found | undefined> {
  try {
    const folder = await root.getDirectoryHandle(id);
    const found: Found = { id, saved: undefined, bytes: 0, changedAt: 0 };
    const texts: string[] = [];
    for await (const [name, handle] of folder.entries()) {
      if (handle.kind !== 'file') continue;
      const file = await (handle as FileSystemFileHandle).getFile();
      found.bytes += file.size;
      found.changedAt = Math.max(found.changedAt, file.lastModified);
      if ((STATE_FILES as readonly string[]).includes(name)) texts.push(await file.text());
    }
    found.saved = readSavedState(texts);
    return found;
  } catch (error) {
    return ignoreMissing(error);
  }
}

/** Deletes a recording unless a page has begun to use it. */
async function removeIdle(root: FileSystemDirectoryHandle, id: string): Promise<void> {
  const release = await holdRecording(id);
  if (!release) return;
  try {
    await root.removeEntry(id, { recursive: true }).catch(ignoreMissing);
  } finally {
    release();
  }
}

export function ignoreMissing(error: unknown): undefined {
  const name = error instanceof DOMException ? error.name : '';
  if (name !== 'NotFoundError' && name !== 'NotReadableError') throw error;
}
