import type { TimelineEngine } from '@flowlens/core';
import { letOthersRun } from './let-others-run.js';
import { SLICE_MS } from './slice.js';

/** Scanned before the time is looked at: a few milliseconds on a slow machine. */
const PIECE_BYTES = 128 * 1024;

export interface ScanDeskOptions {
  onScanned: (byteCount: number) => void;
  /** All of what came at one go is scanned. */
  onTaken: (byteCount: number) => void;
  onEnd: () => void;
  /** Called when the file is not a timeline, or the engine is broken: nothing is scanned after that. */
  onError: (error: unknown) => void;
}

/** Scans a file in the order in which it comes: a little at once, and more of it in slices, between which others have their turn. */
export function createScanDesk(
  engine: Pick<TimelineEngine, 'push' | 'end'>,
  { onScanned, onTaken, onEnd, onError }: ScanDeskOptions,
) {
  const waiting: Uint8Array[] = [];
  let held: PromiseWithResolvers<void> | null = null;
  let ended = false;
  let working = false;
  let stopped = false;

  function* piecesOfWhatWaits() {
    for (let bytes = waiting.shift(); bytes; bytes = waiting.shift()) {
      for (let start = 0; start < bytes.length; start += PIECE_BYTES) yield bytes.subarray(start, start + PIECE_BYTES);
      onTaken(bytes.length);
    }
  }

  async function work(): Promise<void> {
    working = true;
    let sliceStartedAt = performance.now();
    for (const piece of piecesOfWhatWaits()) {
      if (held || performance.now() - sliceStartedAt >= SLICE_MS) {
        await (held?.promise ?? letOthersRun());
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
      waiting.push(bytes);
      wake();
    },
    end(): void {
      ended = true;
      wake();
    },
    /** Scans no more until it is to go on. */
    hold: () => void (held ??= Promise.withResolvers()),
    goOn(): void {
      held?.resolve();
      held = null;
    },
    stop: () => void (stopped = true),
  };
}
