import { readableVideo } from './readable-video.js';
import type { RecordingFiles, RecordingState } from './recording-files.js';
import { type SavedState, stateFileFor, withoutSending, writeSavedState } from './recording-state.js';
import type { SpoolChannel } from './spool-channel.js';
import type { StorageBudget } from './storage-budget.js';
import { readWholeLines } from './whole-lines.js';

/** Bytes of events that the worker reads at once. */
const READ_BYTES = 4 * 1024 * 1024;

interface OpfsFilesParts {
  saved: SavedState;
  channel: SpoolChannel;
  budget: StorageBudget;
  /** Opens a file of the recording for reading. */
  readFile: (name: string) => Promise<File | undefined>;
  release: () => void;
}

/** Files of a recording in the private file system. The worker processes requests in order, so appends need no queue here. */
export function createOpfsFiles({ saved, channel, budget, readFile, release }: OpfsFilesParts): RecordingFiles {
  let current = saved;
  const { id } = saved.state;
  const append = async (file: string, bytes: Uint8Array<ArrayBuffer>) => {
    await budget.take(bytes.byteLength);
    await channel.ask({ op: 'append', folder: id, file, bytes: ownBytes(bytes) });
  };
  const save = async (state: RecordingState, files = current.files) => {
    const revision = current.revision + 1;
    current = { revision, files, state };
    const content = new Blob([writeSavedState(current)]);
    await channel.ask({ op: 'write', folder: id, file: stateFileFor(revision), content });
  };
  const sizeOf = async (file: string) => (await channel.ask({ op: 'size', folder: id, file })).size ?? 0;
  const read = async (file: string, startByte: number, endByte: number) =>
    (await channel.ask({ op: 'read', folder: id, file, startByte, endByte })).bytes ?? new Uint8Array();
  /** Writes a new file and refers to it in the state, so that a crash leaves either the old content or the new one. */
  const replace = async (kind: 'video' | 'events', content: Blob) => {
    const old = current.files[kind];
    const file = `${kind}-${current.revision + 1}`;
    const freed = await sizeOf(old);
    await budget.take(content.size);
    await channel.ask({ op: 'write', folder: id, file, content });
    await save(withoutSending(current.state), { ...current.files, [kind]: file });
    await channel.ask({ op: 'delete', folder: id, file: old });
    budget.giveBack(freed);
  };
  const close = async () => {
    try {
      await channel.ask({ op: 'close', folder: id });
    } finally {
      release();
    }
  };
  const readEventLines: RecordingFiles['readEventLines'] = (startByte, maxBytes) =>
    readWholeLines((start, end) => read(current.files.events, start, end), startByte, maxBytes);

  return {
    id,
    state: () => current.state,
    saveState: (change) => save({ ...current.state, ...change }),
    appendVideo: (bytes) => append(current.files.video, bytes),
    appendEvents: (lines) => append(current.files.events, new TextEncoder().encode(lines)),
    async readVideo() {
      // Orders the read after the appends.
      await sizeOf(current.files.video);
      const file = await readFile(current.files.video);
      const { video } = current.state;
      return file && video ? readableVideo(file, video.mimeType) : undefined;
    },
    videoBytes: () => sizeOf(current.files.video),
    readVideoPart: (startByte, endByte) => read(current.files.video, startByte, endByte),
    eventBytes: () => sizeOf(current.files.events),
    async readEvents() {
      let all = '';
      let startByte = 0;
      for (;;) {
        const { lines, endByte } = await readEventLines(startByte, READ_BYTES);
        if (endByte === startByte) return all;
        all += lines;
        startByte = endByte;
      }
    },
    readEventLines,
    replaceEvents: (lines) => replace('events', new Blob([lines])),
    replaceVideo: (video) => replace('video', video),
    async remove() {
      try {
        const freed = (await sizeOf(current.files.video)) + (await sizeOf(current.files.events));
        await channel.ask({ op: 'deleteFolder', folder: id });
        budget.giveBack(freed);
        release();
      } catch (error) {
        await close().catch(() => undefined);
        throw error;
      }
    },
    release: close,
  };
}

/** Returns bytes that can be transferred to the worker, without others in the same buffer. */
function ownBytes(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  return bytes.byteLength === bytes.buffer.byteLength ? bytes : bytes.slice();
}
