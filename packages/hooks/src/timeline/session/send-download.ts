import type { EnginePort } from '@flowlens/timeline/worker';

/** With more than this ahead of the engine, nothing is read on. */
const MAX_AHEAD_BYTES = 2 * 1024 * 1024;

export interface SendDownload {
  /** Sends the whole file, then its end. Throws what the download throws. */
  run: (stream: ReadableStream<Uint8Array<ArrayBuffer>>) => Promise<void>;
  /** The engine has scanned so many bytes. */
  taken: (byteCount: number) => void;
}

/** Sends a download to an engine, with back-pressure: no faster than the engine scans it. */
export function createSendDownload(port: EnginePort): SendDownload {
  let aheadBytes = 0;
  let goOn: (() => void) | undefined;

  return {
    async run(stream) {
      const reader = stream.getReader();
      for (let read = await reader.read(); !read.done; read = await reader.read()) {
        const { value } = read;
        aheadBytes += value.length;
        // Memory is given away as a whole: a copy, where these bytes are only a part of it.
        port.send({ type: 'chunk', bytes: value.length < value.buffer.byteLength ? value.slice() : value });
        while (aheadBytes > MAX_AHEAD_BYTES) await new Promise<void>((resolve) => (goOn = resolve));
      }
      port.send({ type: 'end' });
    },
    taken(byteCount) {
      aheadBytes -= byteCount;
      goOn?.();
    },
  };
}
