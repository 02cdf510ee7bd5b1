import { ERRORS, type Lock, type Locker, type RequestRelease } from '@tus/server';
import { ProtocolError } from './protocol-error.js';

interface Turn {
  ended: Promise<void>;
  requestRelease: RequestRelease;
}

/**
 * Lets the requests of an upload through one after the other, before their bodies are read. Each asks the one before it
 * to end, to which the tus server gives 3 s: a client comes back before the server has noticed that its connection was
 * lost. `MemoryLocker` of tus waits in a loop that keeps the processor busy. It is for this process alone; what several do
 * at once is decided by the offset, which moves only from what it was.
 */
export class UploadLocker implements Locker {
  readonly #newest = new Map<string, Turn>();

  newLock(id: string): Lock {
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const unlock = () => {
      if (this.#newest.get(id)?.ended === ended) this.#newest.delete(id);
      end();
      return Promise.resolve();
    };
    return {
      lock: async (stop, requestRelease) => {
        const before = this.#newest.get(id);
        this.#newest.set(id, { ended, requestRelease });
        if (!before) return;
        await before.requestRelease();
        await Promise.race([before.ended, aborted(stop)]);
        if (!stop.aborted) return;
        // The next request must also wait for the one before.
        void before.ended.then(unlock);
        throw new ProtocolError(ERRORS.ABORTED);
      },
      unlock,
    };
  }
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
