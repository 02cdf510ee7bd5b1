import type { EnginePort } from '@flowlens/timeline/worker';

/** Maximum number of bytes sent ahead of the engine. */
const MAX_AHEAD_BYTES = 2 * 1024 * 1024;

export interface DownloadSender {
  /** Sends the whole file, then its end. Rejects if the download fails. */
  run: (stream: ReadableStream<Uint8Array<ArrayBuffer>>) => Promise<void>;
  /** Reports that the engine has scanned this many bytes. */
  acknowledge: (byteCount: number) => void;
}

/** Sends a download to an engine, with back-pressure: no faster than the engine scans it. */
export function createDownloadSender(port: EnginePort): DownloadSender {
  let aheadBytes = 0;
  let resume: (() => void) | undefined;

  return {
    async run(stream) {
      const reader = stream.getReader();
      for (let read = await reader.read(); !read.done; read = await reader.read()) {
        const { value } = read;
        aheadBytes += value.length;
        // A transfer moves the whole buffer, so a part of one is copied.
        port.send({ type: 'chunk', bytes: value.length < value.buffer.byteLength ? value.slice() : value });
        while (aheadBytes > MAX_AHEAD_BYTES) await new Promise<void>((resolve) => (resume = resolve));
      }
      port.send({ type: 'end' });
    },
    acknowledge(byteCount) {
      aheadBytes -= byteCount;
      resume?.();
    },
  };
}
