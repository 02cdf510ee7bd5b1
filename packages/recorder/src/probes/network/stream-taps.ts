/* eslint-disable @typescript-eslint/unbound-method -- methods are taken from their objects on purpose */
import type { ProbeContext } from '../probe.js';

/** Receives the chunks that a page reads from a stream. */
interface StreamTap {
  onStart: () => void;
  onChunk: (chunk: unknown) => void;
  onEnd: (error?: unknown) => void;
}

export interface StreamTaps {
  add: (stream: ReadableStream, tap: StreamTap) => void;
}

/**
 * Observes data that a page reads from selected streams. Does not read ahead, and cancelling a stream closes its
 * connection as usual; a clone of the response would keep the connection open.
 */
export function createStreamTaps({ attempt, patches, primordials, window }: ProbeContext): StreamTaps {
  const { apply, then } = primordials;
  const byStream = new WeakMap<object, StreamTap>();
  const byReader = new WeakMap<object, StreamTap>();
  const streams = window.ReadableStream.prototype;
  const { pipeThrough } = streams;

  function take(self: unknown): StreamTap | undefined {
    const tap = byStream.get(self as object);
    byStream.delete(self as object);
    if (tap) attempt(() => tap.onStart());
    return tap;
  }

  /** Returns the same stream with a tap. */
  function tapped(self: unknown, tap: StreamTap): unknown {
    const through = new primordials.TransformStream({
      transform(chunk, controller) {
        attempt(() => tap.onChunk(chunk));
        controller.enqueue(chunk);
      },
      flush: () => attempt(() => tap.onEnd()),
      cancel: () => attempt(() => tap.onEnd()),
    } as Transformer);
    return apply(pipeThrough, self, [through]);
  }

  patches.method(streams, 'getReader', (original, self, args) => {
    const reader = apply(original, self, args) as object;
    if (reader instanceof window.ReadableStreamDefaultReader) {
      attempt(() => {
        const tap = take(self);
        if (tap) byReader.set(reader, tap);
      });
    }
    return reader;
  });

  for (const name of ['pipeThrough', 'pipeTo', 'tee', 'values', Symbol.asyncIterator]) {
    patches.method(streams, name, (original, self, args) => {
      const isLocked = attempt(() => (self as ReadableStream).locked);
      const tap = isLocked === false ? attempt(() => take(self)) : undefined;
      return apply(original, tap ? tapped(self, tap) : self, args) as unknown;
    });
  }

  patches.method(window.ReadableStreamDefaultReader.prototype, 'read', (original, self, args) => {
    const promise = apply(original, self, args) as Promise<ReadableStreamReadResult<unknown>>;
    const tap = attempt(() => byReader.get(self as object));
    if (!tap) return promise;
    return then(
      promise,
      (result) => {
        attempt(() => (result.done ? tap.onEnd() : tap.onChunk(result.value)));
        return result;
      },
      (reason): never => {
        attempt(() => tap.onEnd(reason));
        throw reason;
      },
    );
  });

  for (const prototype of [streams, window.ReadableStreamDefaultReader.prototype]) {
    patches.method(prototype, 'cancel', (original, self, args) => {
      const promise = apply(original, self, args) as unknown;
      attempt(() => (byReader.get(self as object) ?? byStream.get(self as object))?.onEnd());
      return promise;
    });
  }

  return { add: (stream, tap) => void byStream.set(stream, tap) };
}
