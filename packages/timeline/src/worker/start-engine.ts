import type { EnginePort } from './engine-port.js';
import { createWorker, openWorkerPort } from './worker-port.js';

/** An engine that starts while its file is requested. */
export interface EngineStart {
  port: Promise<EnginePort>;
  /** Ends the engine, even before it has started. */
  cancel: () => void;
}

/** Starts an engine in a worker. If workers are unavailable, it runs on the page in short slices. */
export function startEngine(): EngineStart {
  const worker = createWorker();
  const port = openPort(worker);
  // A failure concerns only those who take the engine, and a spare one may never be taken.
  port.catch(() => undefined);
  return { port, cancel: () => worker?.terminate() };
}

async function openPort(worker: Worker | undefined): Promise<EnginePort> {
  const port = worker && (await openWorkerPort(worker));
  if (port) return port;
  // Loaded on demand, as nearly all pages have workers.
  const { openPagePort } = await import('./page-port.js');
  return openPagePort();
}
