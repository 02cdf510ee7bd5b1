import type { NumberedRequest, SpoolResponse, SpoolRequest, SpoolResult } from './spool-messages.js';
import { SPOOL_FOLDER } from './stored-recordings.js';

/** Available only in workers; missing in the types for pages. */
interface SyncAccessHandle {
  read: (buffer: Uint8Array, options: { at: number }) => number;
  write: (buffer: Uint8Array, options: { at: number }) => number;
  truncate: (size: number) => void;
  getSize: () => number;
  flush: () => void;
  close: () => void;
}
interface SyncFile {
  createSyncAccessHandle: () => Promise<SyncAccessHandle>;
}
interface WorkerScope {
  onmessage: ((event: MessageEvent<NumberedRequest>) => void) | null;
  postMessage: (response: SpoolResponse, transfer?: Transferable[]) => void;
}

/** A page that was just closed or reloaded may still hold its files. */
const OPEN_TRIES = 30;
const OPEN_WAIT_MS = 100;
/** Written bytes survive a crash of the browser; to survive a power cut they are flushed at this interval. */
const FLUSH_EVERY_MS = 5_000;

const scope = globalThis as unknown as WorkerScope;
const open = new Map<string, SyncAccessHandle>();
const unflushed = new Set<SyncAccessHandle>();
let flushTimer: ReturnType<typeof setTimeout> | undefined;
let queue = Promise.resolve();

scope.onmessage = ({ data: { number, request } }) => {
  queue = queue.then(async () => {
    try {
      const result = await handle(request);
      scope.postMessage({ type: 'done', number, result }, result.bytes && [result.bytes.buffer]);
    } catch (error) {
      const { name, message } = error instanceof Error ? error : new Error(String(error));
      scope.postMessage({ type: 'failed', number, name, message });
    }
  });
};
scope.postMessage({ type: 'started' });

async function handle(request: SpoolRequest): Promise<SpoolResult> {
  const { op, folder } = request;
  switch (op) {
    case 'append': {
      const file = await fileOf(folder, request.file);
      return { size: writeAt(file, request.bytes, file.getSize()) };
    }
    case 'write':
      return { size: await replace(await fileOf(folder, request.file), request.content) };
    case 'read':
      return { bytes: read(await fileOf(folder, request.file), request) };
    case 'size':
      return { size: (await fileOf(folder, request.file)).getSize() };
    case 'delete':
      closeFile(`${folder}/${request.file}`);
      await (await folderOf(folder)).removeEntry(request.file);
      return {};
    case 'close':
      closeFolder(folder);
      return {};
    case 'deleteFolder':
      closeFolder(folder);
      await (await root()).removeEntry(folder, { recursive: true });
      return {};
  }
}

async function root(): Promise<FileSystemDirectoryHandle> {
  return (await navigator.storage.getDirectory()).getDirectoryHandle(SPOOL_FOLDER, { create: true });
}

async function folderOf(name: string): Promise<FileSystemDirectoryHandle> {
  return (await root()).getDirectoryHandle(name, { create: true });
}

async function fileOf(folder: string, name: string): Promise<SyncAccessHandle> {
  const path = `${folder}/${name}`;
  const known = open.get(path);
  if (known) return known;
  const file = await (await folderOf(folder)).getFileHandle(name, { create: true });
  const handle = await openHandle(file as unknown as SyncFile);
  open.set(path, handle);
  return handle;
}

async function openHandle(file: SyncFile): Promise<SyncAccessHandle> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await file.createSyncAccessHandle();
    } catch (error) {
      const isHeld = error instanceof DOMException && error.name === 'NoModificationAllowedError';
      if (!isHeld || tries >= OPEN_TRIES) throw error;
      await new Promise((later) => setTimeout(later, OPEN_WAIT_MS));
    }
  }
}

/** Returns the new size. A write that did not fit is undone. */
function writeAt(file: SyncAccessHandle, bytes: Uint8Array, at: number): number {
  const written = file.write(bytes, { at });
  if (written < bytes.byteLength) {
    file.truncate(at);
    throw new DOMException('The disk is full.', 'QuotaExceededError');
  }
  flushLater(file);
  return at + written;
}

async function replace(file: SyncAccessHandle, content: Blob): Promise<number> {
  let size = 0;
  file.truncate(0);
  for await (const piece of content.stream() as unknown as AsyncIterable<Uint8Array>) size = writeAt(file, piece, size);
  file.flush();
  return size;
}

function read(file: SyncAccessHandle, { startByte, endByte }: { startByte: number; endByte: number }) {
  const bytes = new Uint8Array(Math.max(0, Math.min(endByte, file.getSize()) - startByte));
  file.read(bytes, { at: startByte });
  return bytes;
}

function flushLater(file: SyncAccessHandle): void {
  unflushed.add(file);
  flushTimer ??= setTimeout(() => {
    flushTimer = undefined;
    for (const written of unflushed) written.flush();
    unflushed.clear();
  }, FLUSH_EVERY_MS);
}

function closeFolder(folder: string): void {
  for (const path of [...open.keys()].filter((key) => key.startsWith(`${folder}/`))) closeFile(path);
}

function closeFile(path: string): void {
  const file = open.get(path);
  if (!file) return;
  open.delete(path);
  unflushed.delete(file);
  file.flush();
  file.close();
}
