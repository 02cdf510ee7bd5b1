/** Frames of the first second, of which the one with the shortest way tells the origin. */
const SETTLE_MS = 1_000;

export interface OriginPromise {
  promise: Promise<number>;
  /** Settles the origin a second after the first call. */
  frameSeen: () => void;
  /** Settles it now, or rejects when no frame arrived. */
  end: () => void;
}

/** The origin as a promise: one frame alone may have arrived late by a second. */
export function createOrigin(read: () => number): OriginPromise {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  // Callers that only stop need not handle it.
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
