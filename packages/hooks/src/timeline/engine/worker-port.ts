import type { EngineReport } from './engine-messages.js';
import type { EnginePort } from './engine-port.js';

/** Undefined where there can be no worker: the page has none, or a content security policy forbids them. */
export function createWorker(): Worker | undefined {
  try {
    return new Worker(new URL('./timeline-worker.js', import.meta.url), { type: 'module' });
  } catch {
    return undefined;
  }
}

/**
 * The engine in a worker, once it says that its script runs. Null when it does not: some bundlers do not bring the script along. The
 * page goes on without it then, so there is nothing to report.
 */
export function openWorkerPort(worker: Worker): Promise<EnginePort | null> {
  const close = () => worker.terminate();
  const port: EnginePort = {
    send: (request) => worker.postMessage(request, request.type === 'chunk' ? [request.bytes.buffer] : []),
    listen(listener) {
      worker.onmessage = ({ data }: MessageEvent<EngineReport>) => listener(data);
      worker.onerror = ({ message }) => listener({ type: 'broken', message });
    },
    close,
  };
  return new Promise((resolve) => {
    worker.onmessage = () => resolve(port);
    worker.onerror = (event) => {
      event.preventDefault();
      close();
      resolve(null);
    };
  });
}
