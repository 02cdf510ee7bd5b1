import type { EnginePort } from './engine-port.js';
import { openWorkerPort } from './worker-port.js';

/**
 * Such a file is read on the page before a worker has even started. Servers tell the size of what they send, which is packed: the
 * file itself may be ten times as large.
 */
const SMALL_FILE_BYTES = 200 * 1024;

/** An engine that starts while its file is asked for. */
export interface EngineStart {
  /** The engine for a file of so many bytes, null when nobody knows. Ask once. */
  portFor: (byteCount: number | null) => Promise<EnginePort>;
  /** Nothing will be read. */
  cancel: () => void;
}

/**
 * Starts an engine in a worker. It runs on the page itself, in short slices, where workers are missing or forbidden, and for a small
 * file that is there before the worker is.
 */
export function startEngine(): EngineStart {
  const ending = new AbortController();
  let worker: EnginePort | null = null;
  const opening = openWorkerPort(ending.signal).then((port) => (worker = port));

  return {
    async portFor(byteCount) {
      if (worker !== null) return worker;
      if (byteCount === null || byteCount > SMALL_FILE_BYTES) return (await opening) ?? openPage();
      ending.abort();
      return openPage();
    },
    cancel: () => ending.abort(),
  };
}

/** Not everybody needs it, so it is no part of what everybody loads. */
async function openPage(): Promise<EnginePort> {
  const { openPagePort } = await import('./page-port.js');
  return openPagePort();
}
