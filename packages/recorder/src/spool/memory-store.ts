import { readableVideo } from './readable-video.js';
import type { RecordingFiles, RecordingState, RecordingStore } from './recording-files.js';
import { withoutSending } from './recording-state.js';
import { StorageFullError } from './storage-full-error.js';
import { readWholeLines } from './whole-lines.js';

/** Keeps recordings in memory, for browsers without a private file system. They are lost with the page. */
export function createMemoryStore({ maxBytes }: { maxBytes: number }): RecordingStore {
  let usedBytes = 0;
  const take = (bytes: number) => {
    if (usedBytes + bytes > maxBytes) throw new StorageFullError();
    usedBytes += bytes;
  };
  return {
    survivesReload: false,
    create: async (state) => createMemoryFiles(state, take),
    orphans: async () => [],
    open: async () => undefined,
    clear: async () => undefined,
  };
}

function createMemoryFiles(initial: RecordingState, take: (bytes: number) => void): RecordingFiles {
  let state = initial;
  let video = new Blob();
  let events = new Blob();
  const readPart = async (blob: Blob, startByte: number, endByte: number) =>
    new Uint8Array(await blob.slice(startByte, endByte).arrayBuffer());
  return {
    id: initial.id,
    state: () => state,
    async saveState(change) {
      state = { ...state, ...change };
    },
    async appendVideo(bytes) {
      take(bytes.byteLength);
      video = new Blob([video, bytes]);
    },
    async appendEvents(lines) {
      const added = new Blob([lines]);
      take(added.size);
      events = new Blob([events, added]);
    },
    readVideo: async () => (state.video ? readableVideo(video, state.video.mimeType) : undefined),
    videoBytes: async () => video.size,
    readVideoPart: (startByte, endByte) => readPart(video, startByte, endByte),
    eventBytes: async () => events.size,
    readEvents: async () =>
      (await readWholeLines((start, end) => readPart(events, start, end), 0, events.size + 1)).lines,
    readEventLines: (startByte, maxBytes) =>
      readWholeLines((start, end) => readPart(events, start, end), startByte, maxBytes),
    async replaceEvents(lines) {
      take(-events.size);
      events = new Blob([lines]);
      take(events.size);
      state = withoutSending(state);
    },
    async replaceVideo(replacement) {
      take(-video.size);
      video = replacement;
      take(video.size);
      state = withoutSending(state);
    },
    async remove() {
      take(-video.size - events.size);
      video = events = new Blob();
    },
    release: async () => undefined,
  };
}
