import { ERRORS, type Lock, type Locker, type RequestRelease } from '@tus/server';
import { ProtocolError } from './protocol-error.js';

interface Turn {
  ended: Promise<void>;
  requestRelease: RequestRelease;
}

/**
 * Serializes the requests of an upload in this process; between processes the offset decides. Each asks the previous
 * one to end, because clients reconnect before the server notices a lost connection.
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
        // The next request must also wait for the previous one.
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
