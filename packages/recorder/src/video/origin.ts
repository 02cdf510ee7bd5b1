/** Duration of the measured frames; the one with the shortest delay determines the origin. */
const SETTLE_MS = 1_000;

export interface OriginPromise {
  promise: Promise<number>;
  /** Determines the origin a second after the first call. */
  frameSeen: () => void;
  /** Determines the origin now, or rejects if no frame arrived. */
  end: () => void;
}

/** Provides the origin as a promise, because a single frame may be late by a second. */
export function createOrigin(read: () => number): OriginPromise {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  // Callers that only stop need not handle a rejection.
  promise.catch(() => undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    promise,
    frameSeen() {
      timer ??= setTimeout(() => resolve(read()), SETTLE_MS);
    },
    end() {
      if (timer === undefined) return reject(new Error('The capture delivered no picture.'));
      clearTimeout(timer);
      resolve(read());
    },
  };
}
