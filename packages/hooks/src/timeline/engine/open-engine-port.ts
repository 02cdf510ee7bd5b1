import type { EnginePort } from './engine-port.js';
import { openWorkerPort } from './worker-port.js';

/** An engine in a worker; on the page itself where workers are missing or forbidden. */
export async function openEnginePort(): Promise<EnginePort> {
  const port = await openWorkerPort();
  if (port) return port;
  // Nearly nobody needs it, so it is no part of what everybody loads.
  const { openPagePort } = await import('./page-port.js');
  return openPagePort();
}
