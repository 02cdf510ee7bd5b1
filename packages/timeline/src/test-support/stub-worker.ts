import { vi } from 'vitest';
import type { EngineReport, EngineRequest } from '../worker/engine-messages.js';

export class FakeWorker {
  onmessage: ((event: { data: EngineReport }) => void) | null = null;
  onerror: ((event: { message: string; preventDefault: () => void }) => void) | null = null;
  terminated = false;
  posted: [EngineRequest, Transferable[]][] = [];
  constructor(
    readonly url: URL,
    readonly options: WorkerOptions,
  ) {}
  postMessage(request: EngineRequest, transfer: Transferable[]) {
    this.posted.push([request, transfer]);
  }
  terminate() {
    this.terminated = true;
  }
  fail(message = 'Script error') {
    const preventDefault = vi.fn();
    this.onerror?.({ message, preventDefault });
    return preventDefault;
  }
}

/**
 * Replaces `Worker` by workers that the test controls, and returns a list of those created. Undone by
 * `vi.unstubAllGlobals()`.
 */
export function stubWorker(start: (worker: FakeWorker) => void) {
  const made: FakeWorker[] = [];
  vi.stubGlobal(
    'Worker',
    class extends FakeWorker {
      constructor(url: URL, options: WorkerOptions) {
        super(url, options);
        made.push(this);
        queueMicrotask(() => start(this));
      }
    },
  );
  return made;
}
