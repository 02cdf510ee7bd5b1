import { StorageFullError } from './storage-full-error.js';

/** Room that is left to the page itself and to finishing the recording. */
const RESERVE_BYTES = 64 * 1024 * 1024;
const LOOK_EVERY_BYTES = 16 * 1024 * 1024;

export interface StorageBudget {
  /**
   * Counts bytes before they are written.
   *
   * @throws StorageFullError when they exceed the cap or what the browser has left
   */
  take: (bytes: number) => Promise<void>;
  /** Counts bytes that were deleted. */
  giveBack: (bytes: number) => void;
}

interface BudgetParts {
  /** Bytes of all recordings so far. */
  usedBytes: number;
  maxBytes: number;
  /** Bytes that the browser has left for this origin; Infinity when unknown. */
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
        untilLook = LOOK_EVERY_BYTES;
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
