import type { EnginePort } from '../engine/engine-port.js';
import { PIECE_BYTES } from '../engine/slice.js';

/** Sent ahead of the engine at most, and at first in one task: to copy and hand over a megabyte takes a slow machine 2 ms. */
const MAX_AHEAD_BYTES = 2 * 1024 * 1024;
export interface SendDownload {
  /** Sends the whole file, then its end. Throws what the download throws. */
  run: (stream: ReadableStream<Uint8Array>) => Promise<void>;
  /** The engine has scanned so many bytes. */
  taken: (byteCount: number) => void;
  /** Sends nothing while the first rows are drawn, from which a download and a scan would take the processor; at full speed then. */
  pause: (drawing: Promise<void>) => Promise<void>;
}

/** Hands a download of so many bytes, null when nobody knows, to an engine as fast as that takes it in. */
export function createSendDownload(port: EnginePort, byteCount: number | null): SendDownload {
  let aheadBytes = 0;
  // A small file is read before anybody would be in the way: it goes on as it comes, for every message takes from the reading. One that
  // turns out larger than its size was packed, and may be large.
  let atOnceBytes = byteCount !== null && byteCount <= MAX_AHEAD_BYTES ? byteCount : 0;
  // Piece by piece at first, so that none is being scanned when the first rows are there.
  let maxAheadBytes = 0;
  let goOn: (() => void) | undefined;

  return {
    async run(stream) {
      if (byteCount !== null) port.send({ type: 'expect', byteCount });
      const reader = stream.getReader();
      for (let read = await reader.read(); !read.done; read = await reader.read()) {
        for (let start = 0; start < read.value.length;) {
          const atOnce = atOnceBytes > 0;
          while (aheadBytes > (atOnce ? MAX_AHEAD_BYTES : maxAheadBytes))
            await new Promise<void>((resolve) => (goOn = resolve));
          // A network brings megabytes at once, and what is asked between two pieces waits no longer than for one.
          // A copy: memory is given away as a whole, and this may be shared.
          const bytes = read.value.slice(start, start + (atOnce ? MAX_AHEAD_BYTES : PIECE_BYTES));
          start += bytes.length;
          aheadBytes += bytes.length;
          atOnceBytes -= bytes.length;
          port.send({ type: 'chunk', bytes });
        }
      }
      port.send({ type: 'end' });
    },
    taken(byteCount) {
      aheadBytes -= byteCount;
      goOn?.();
    },
    async pause(drawing) {
      maxAheadBytes = -1;
      await drawing;
      maxAheadBytes = MAX_AHEAD_BYTES;
      goOn?.();
    },
  };
}
