import { StorageFullError } from './storage-full-error.js';

/** Space left for the page itself and for finishing the recording. */
const RESERVE_BYTES = 64 * 1024 * 1024;
const CHECK_EVERY_BYTES = 16 * 1024 * 1024;

export interface StorageBudget {
  /**
   * Counts bytes before they are written.
   *
   * @throws StorageFullError if they exceed the limit or the browser's remaining space
   */
  take: (bytes: number) => Promise<void>;
  /** Counts bytes that were deleted. */
  giveBack: (bytes: number) => void;
}

interface BudgetParts {
  /** Bytes of all recordings so far. */
  usedBytes: number;
  maxBytes: number;
  /** Remaining bytes of the browser for this origin; Infinity if unknown. */
  readLeft: () => Promise<number>;
}

/** Stops a recording with a clear error before the disk is full. */
export function createStorageBudget({ usedBytes, maxBytes, readLeft }: BudgetParts): StorageBudget {
  let used = usedBytes;
  let left = Infinity;
  let untilLook = 0;
  return {
    async take(bytes) {
      if (used + bytes > maxBytes) throw new StorageFullError();
      if (untilLook <= 0) {
        untilLook = CHECK_EVERY_BYTES;
        left = await readLeft();
      }
      untilLook -= bytes;
      left -= bytes;
      if (left < RESERVE_BYTES) {
        untilLook = 0;
        throw new StorageFullError();
      }
      used += bytes;
    },
    giveBack(bytes) {
      used = Math.max(0, used - bytes);
    },
  };
}

export async function readStorageLeft(): Promise<number> {
  try {
    const { quota, usage } = await navigator.storage.estimate();
    return quota === undefined || usage === undefined ? Infinity : quota - usage;
  } catch {
    return Infinity;
  }
}
