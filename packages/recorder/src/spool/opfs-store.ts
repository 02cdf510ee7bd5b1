import { holdRecording } from './in-use-lock.js';
import { createOpfsFiles } from './opfs-files.js';
import type { RecordingFiles, RecordingStore } from './recording-files.js';
import type { SavedState } from './recording-state.js';
import { openSpoolChannel } from './spool-channel.js';
import { createStorageBudget, readStorageLeft } from './storage-budget.js';
import {
  deleteIdle,
  findAll,
  findIdle,
  findOne,
  ignoreMissing,
  isOf,
  openRoot,
  type Owner,
} from './stored-recordings.js';

const FILES = { video: 'video', events: 'events.ndjson' };

export interface StoreOptions extends Owner {
  /** Maximum size of all recordings in this browser. */
  maxBytes: number;
}

/** Opens the store in the private file system of the origin. Null if the browser has none that a worker can write to. */
export async function openOpfsStore({ serverOrigin, account, maxBytes }: StoreOptions): Promise<RecordingStore | null> {
  const root = await openRoot();
  const channel = root && (await openSpoolChannel());
  if (!root || !channel) return null;

  const isOwn = (saved: SavedState) => isOf(saved, { serverOrigin, account });
  const usedBytes = (await findAll(root)).reduce((sum, { bytes }) => sum + bytes, 0);
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
      try {
        await files.saveState({});
        return files;
      } catch (error) {
        release();
        throw error;
      }
    },
    async orphans() {
      const states = (await findIdle(root)).flatMap(({ saved }) => (saved && isOwn(saved) ? [saved.state] : []));
      return states.sort((a, b) => a.startedAt - b.startedAt);
    },
    async open(id) {
      const release = await holdRecording(id);
      if (!release) return undefined;
      let files: RecordingFiles | undefined;
      try {
        const saved = (await findOne(root, id))?.saved;
        files = saved && isOwn(saved) ? filesOf(saved, release) : undefined;
      } finally {
        if (!files) release();
      }
      return files;
    },
    async clear() {
      await deleteIdle(root, { serverOrigin, account });
    },
  };
}
