import { holdRecording, recordingsInUse } from './in-use-lock.js';
import { createOpfsFiles } from './opfs-files.js';
import type { RecordingFiles, RecordingStore } from './recording-files.js';
import { readSavedState, type SavedState, STATE_FILES } from './recording-state.js';
import { openSpoolChannel } from './spool-channel.js';
import { SPOOL_FOLDER } from './spool-folder.js';
import { createStorageBudget, readStorageLeft } from './storage-budget.js';

/** Recordings that nobody sent are deleted after this time. */
const MAX_AGE_MS = 7 * 86_400_000;
const FILES = { video: 'video', events: 'events.ndjson' };

export interface StoreOptions {
  /** Origin of the FlowLens server. */
  serverOrigin: string;
  /** Key of the account; null while unknown. */
  account: string | null;
  /** Bytes of all recordings in this browser at most. */
  maxBytes: number;
}

/** A recording as it lies in the file system. */
interface Found {
  id: string;
  saved: SavedState | undefined;
  bytes: number;
  /** Epoch milliseconds of the last change. */
  changedAt: number;
}

/** Keeps recordings in the private file system of the origin. Null when the browser has none that a worker can write to. */
export async function openOpfsStore({ serverOrigin, account, maxBytes }: StoreOptions): Promise<RecordingStore | null> {
  const root = await openRoot();
  const channel = root && (await openSpoolChannel());
  if (!root || !channel) return null;

  const all = () => findAll(root);
  const isOwn = ({ state }: SavedState) => state.serverOrigin === serverOrigin && state.account === account;
  /** Recordings that no page uses, without those that are too old, which it deletes. */
  const idle = async () => {
    const inUse = await recordingsInUse();
    const kept: Found[] = [];
    for (const found of await all()) {
      if (inUse.has(found.id)) continue;
      // A recording whose state cannot be read is of no use, but it may just be beginning.
      if (Date.now() - (found.saved?.state.startedAt ?? found.changedAt) > MAX_AGE_MS) await removeIdle(root, found.id);
      else kept.push(found);
    }
    return kept;
  };
  const usedBytes = (await all()).reduce((sum, { bytes }) => sum + bytes, 0);
  const budget = createStorageBudget({ usedBytes, maxBytes, readLeft: readStorageLeft });
  const filesOf = (saved: SavedState, release: () => void): RecordingFiles => {
    const readFile = async (name: string) => (await root.getDirectoryHandle(saved.state.id)).getFileHandle(name);
    return createOpfsFiles({
      saved,
      channel,
      budget,
      release,
      readFile: (name) => readFile(name).then((file) => file.getFile(), ignoreMissing),
    });
  };

  return {
    survivesReload: true,
    async create(state) {
      await budget.take(0);
      const release = await holdRecording(state.id);
      if (!release) throw new Error(`The recording ${state.id} exists already.`);
      const files = filesOf({ revision: 0, files: FILES, state }, release);
      await files.saveState({});
      return files;
    },
    async orphans() {
      const states = (await idle()).flatMap(({ saved }) => (saved && isOwn(saved) ? [saved.state] : []));
      return states.sort((a, b) => a.startedAt - b.startedAt);
    },
    async open(id) {
      const release = await holdRecording(id);
      if (!release) return undefined;
      const saved = (await findOne(root, id))?.saved;
      if (saved && isOwn(saved)) return filesOf(saved, release);
      release();
      return undefined;
    },
    async clear() {
      for (const { id, saved } of await idle()) if (saved && isOwn(saved)) await removeIdle(root, id);
    },
  };
}

async function openRoot(): Promise<FileSystemDirectoryHandle | undefined> {
  if (typeof globalThis.navigator?.storage?.getDirectory !== 'function' || !('locks' in navigator)) return undefined;
  try {
    // Private windows of some browsers have the call, and refuse it.
    return await (await navigator.storage.getDirectory()).getDirectoryHandle(SPOOL_FOLDER, { create: true });
  } catch {
    return undefined;
  }
}

async function findAll(root: FileSystemDirectoryHandle): Promise<Found[]> {
  const all: Found[] = [];
  for await (const id of root.keys()) {
    const found = await findOne(root, id);
    if (found) all.push(found);
  }
  return all;
}

/** Undefined when it is gone, also in the middle of reading. */
async function findOne(root: FileSystemDirectoryHandle, id: string): Promise<Found | undefined> {
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
  await root.removeEntry(id, { recursive: true }).catch(ignoreMissing);
  release();
}

function ignoreMissing(error: unknown): undefined {
  const name = error instanceof DOMException ? error.name : '';
  if (name !== 'NotFoundError' && name !== 'NotReadableError') throw error;
}
