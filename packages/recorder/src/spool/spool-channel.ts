import { StorageFullError } from './storage-full-error.js';
import type { NumberedRequest, SpoolResponse, SpoolRequest, SpoolResult } from './spool-messages.js';

/** A worker that has not started by now never will: some bundlers omit its script. */
const START_MS = 10_000;

export interface SpoolChannel {
  /**
   * Resolves once the worker has done it. Requests are processed in order.
   *
   * @throws StorageFullError; Error for other failures
   */
  ask: (request: SpoolRequest) => Promise<SpoolResult>;
}

/**
 * Starts the worker. Null if it is unavailable: the browser has none, a content security policy forbids it, or its
 * script is missing.
 */
export async function openSpoolChannel(): Promise<SpoolChannel | null> {
  const worker = createWorker();
  return worker ? connect(worker) : null;
}

function createWorker(): Worker | undefined {
  try {
    return new Worker(new URL('./spool-worker.js', import.meta.url), { type: 'module' });
  } catch {
    return undefined;
  }
}

function connect(worker: Worker): Promise<SpoolChannel | null> {
  const waiting = new Map<number, PromiseWithResolvers<SpoolResult>>();
  let number = 0;
  let broken: Error | undefined;
  const channel: SpoolChannel = {
    ask(request) {
      if (broken) return Promise.reject(broken);
      number += 1;
      const response = Promise.withResolvers<SpoolResult>();
      waiting.set(number, response);
      const transfer = request.op === 'append' ? [request.bytes.buffer] : [];
      worker.postMessage({ number, request } satisfies NumberedRequest, transfer);
      return response.promise;
    },
  };
  const settle = (response: Exclude<SpoolResponse, { type: 'started' }>) => {
    const asked = waiting.get(response.number);
    waiting.delete(response.number);
    if (response.type === 'done') asked?.resolve(response.result);
    else asked?.reject(errorOf(response));
  };
  return new Promise((resolve) => {
    const giveUp = () => {
      worker.terminate();
      resolve(null);
    };
    const timer = setTimeout(giveUp, START_MS);
    worker.onmessage = ({ data }: MessageEvent<SpoolResponse>) => {
      clearTimeout(timer);
      if (data.type === 'started') resolve(channel);
      else settle(data);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      clearTimeout(timer);
      broken = new Error(`The storage of the recorder failed: ${event.message}`);
      for (const asked of waiting.values()) asked.reject(broken);
      waiting.clear();
      giveUp();
    };
  });
}

function errorOf({ name, message }: { name: string; message: string }): Error {
  const cause = new DOMException(message, name);
  return name === 'QuotaExceededError' ? new StorageFullError({ cause }) : new Error(message, { cause });
}
