import type { EngineReport } from './engine-messages.js';
import type { EnginePort } from './engine-port.js';

/**
 * Starts an engine in a worker of its own. Null where there can be none: no workers at all, a content security policy, or a bundler
 * that did not bring the worker's script along. The signal ends the worker, started or not.
 */
export async function openWorkerPort(signal: AbortSignal): Promise<EnginePort | null> {
  const worker = createWorker();
  signal.addEventListener('abort', () => worker?.terminate());
  if (worker === null || !(await hasStarted(worker))) {
    worker?.terminate();
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

function createWorker(): Worker | null {
  if (typeof Worker === 'undefined') return null;
  try {
    return new Worker(new URL('./timeline-worker.js', import.meta.url), { type: 'module' });
  } catch {
    return null;
  }
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
