import type { WorkerRequest } from './engine-messages.js';
import type { EnginePort } from './engine-port.js';
import { createWorker, openWorkerPort } from './worker-port.js';

/**
 * Such a file is read on the page before a worker has even started. Servers tell the size of what they send, which is packed: the
 * file itself may be ten times as large.
 */
const SMALL_FILE_BYTES = 200 * 1024;

/** An engine that starts while its file is asked for. */
export interface EngineStart {
  /** The engine for a file of so many bytes, null when nobody knows. Ask once. */
  portFor: (byteCount: number | null) => Promise<EnginePort>;
  /** Selects the behaviour until there is a file: warm up while the page is idle, or rest, which is the default. */
  wait: (how: 'rehearse' | 'rest') => EngineStart;
  /** Nothing will be read. */
  cancel: () => void;
}

/**
 * Starts an engine in a worker. It runs on the page itself, in short slices, where workers are missing or forbidden, and for a small
 * file that is there before the worker is.
 */
export function startEngine(): EngineStart {
  const worker = createWorker();
  let port: EnginePort | null | undefined;
  const opening = worker && openWorkerPort(worker).then((opened) => (port = opened));
  const cancel = () => worker?.terminate();

  return {
    async portFor(byteCount) {
      if (port || byteCount === null || byteCount > SMALL_FILE_BYTES) return (await opening) ?? openPage();
      cancel();
      return openPage();
    },
    // A worker hears what it is told before it runs only once the page has heard that it does, however long the page is busy: so it
    // does nothing of its own accord.
    wait(type) {
      worker?.postMessage({ type } satisfies WorkerRequest);
      return this;
    },
    cancel,
  };
}

/** Not everybody needs it, so it is no part of what everybody loads. */
async function openPage(): Promise<EnginePort> {
  const { openPagePort } = await import('./page-port.js');
  return openPagePort();
}
