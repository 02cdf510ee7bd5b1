import type { EngineReport } from './engine-messages.js';
import type { EnginePort } from './engine-port.js';

/** Null where there can be no worker: the page has none, or a content security policy forbids them. */
export function createWorker(): Worker | null {
  if (typeof Worker === 'undefined') return null;
  try {
    return new Worker(new URL('./timeline-worker.js', import.meta.url), { type: 'module' });
  } catch {
    return null;
  }
}

/** The engine in a worker that starts. Null when it does not: some bundlers do not bring its script along. */
export async function openWorkerPort(worker: Worker): Promise<EnginePort | null> {
  if (!(await hasStarted(worker))) {
    worker.terminate();
    return null;
  }
  return {
    send: (request) => worker.postMessage(request, request.type === 'chunk' ? [request.bytes.buffer] : []),
    listen(listener) {
      worker.onmessage = ({ data }: MessageEvent<EngineReport>) => listener(data);
      worker.onerror = ({ message }) => listener({ type: 'broken', message });
    },
    close: () => worker.terminate(),
  };
}

/** A worker says so once its script runs; one that cannot be loaded has an error instead. */
function hasStarted(worker: Worker): Promise<boolean> {
  return new Promise((resolve) => {
    worker.onmessage = () => resolve(true);
    worker.onerror = (event) => {
      // The page goes on without it, so there is nothing to report.
      event.preventDefault();
      resolve(false);
    };
  });
}
