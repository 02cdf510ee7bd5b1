import type { EngineReport } from './engine-messages.js';
import type { EnginePort } from './engine-port.js';

/** Returns undefined if the page has no workers, or a content security policy forbids them. */
export function createWorker(): Worker | undefined {
  try {
    return new Worker(new URL('./timeline-worker.js', import.meta.url), { type: 'module' });
  } catch {
    return undefined;
  }
}

/** Opens the engine in a worker once its script runs. Resolves to null if the script does not load: some bundlers leave it out. */
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
