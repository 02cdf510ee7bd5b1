import type { TimelineEngine } from '../../index/timeline-engine.js';
import { SLICE_MS, yieldToEventLoop } from './yield-to-event-loop.js';

/** Bytes scanned between readings of the clock: a few milliseconds on a slow machine. */
const PIECE_BYTES = 128 * 1024;

export interface ScanJobOptions {
  onScanned: (byteCount: number) => void;
  /** Called when a whole chunk has been scanned. */
  onTaken: (byteCount: number) => void;
  onEnd: () => void;
  /** Called when the file is not a timeline, or the engine has crashed. This ends the job. */
  onError: (error: unknown) => void;
}

/** Scans the chunks of a file in order, in slices between which it yields to the event loop. */
export function createScanJob(
  engine: Pick<TimelineEngine, 'push' | 'end'>,
  { onScanned, onTaken, onEnd, onError }: ScanJobOptions,
) {
  const queue: Uint8Array[] = [];
  let ended = false;
  let working = false;
  let stopped = false;

  function* queuedPieces() {
    for (let bytes = queue.shift(); bytes; bytes = queue.shift()) {
      for (let start = 0; start < bytes.length; start += PIECE_BYTES) yield bytes.subarray(start, start + PIECE_BYTES);
      onTaken(bytes.length);
    }
  }

  async function work(): Promise<void> {
    working = true;
    let sliceStartedAt = performance.now();
    for (const piece of queuedPieces()) {
      if (performance.now() - sliceStartedAt >= SLICE_MS) {
        await yieldToEventLoop();
        if (stopped) return;
        sliceStartedAt = performance.now();
      }
      engine.push(piece);
      onScanned(piece.length);
    }
    if (ended) {
      engine.end();
      onEnd();
    }
    working = false;
  }

  function wake(): void {
    if (!working) work().catch(onError);
  }

  return {
    scan(bytes: Uint8Array): void {
      queue.push(bytes);
      wake();
    },
    end(): void {
      ended = true;
      wake();
    },
    stop: () => void (stopped = true),
  };
}
