import type { TimelineEngine } from '@flowlens/timeline';
import type { BlobStorage } from '../../platform/storage/blob-storage.js';
import { MissingBlobError } from '../../platform/storage/storage-failures.js';
import { findStored, readStored } from '../../platform/storage/stored-content.js';
import { readEngine } from './read-engine.js';
import { Slots } from './slots.js';
import { TimelineTooLargeError } from './timeline-too-large-error.js';

/** Cached for later calls, because a debugging session reads the same timeline many times. */
const CACHED_MAX_BYTES = 128 * 1024 * 1024;
const CACHED_MAX = 32;

/** Indexed timelines of the storage. Callers must have checked that the person may see the flow. */
export interface Timelines {
  /**
   * Opens the timeline file of a key for a person.
   *
   * @throws TimelineFormatError, MissingBlobError, TimelineTooLargeError
   * @throws BusyError if too many files are being read, in total or for this person
   */
  open: (key: string, personId?: string) => Promise<TimelineEngine>;
}

interface TimelineParts {
  storage: BlobStorage;
  /** Larger timelines are not read. */
  maxTimelineBytes: number;
}

/** Reads timelines from the storage, and caches the most recent ones. */
export function createTimelines({ storage, maxTimelineBytes }: TimelineParts): Timelines {
  const held = new Map<string, Promise<TimelineEngine>>();
  const bytesOf = new Map<string, number>();
  const slots = new Slots({ running: 2, waiting: 20, ofOnePerson: 6 });

  async function read(key: string): Promise<TimelineEngine> {
    const stored = await findStored(storage, key);
    if (!stored) throw new MissingBlobError(key);
    if (stored.size > maxTimelineBytes) throw new TimelineTooLargeError();
    const engine = await readEngine(readStored(storage, stored), maxTimelineBytes);
    bytesOf.set(key, engine.heldBytes);
    return engine;
  }

  /** Always keeps the most recently used one, whatever its size. */
  function makeRoom(): void {
    const total = () => [...held.keys()].reduce((sum, key) => sum + (bytesOf.get(key) ?? 0), 0);
    while (held.size > 1 && (held.size > CACHED_MAX || total() > CACHED_MAX_BYTES)) {
      const [oldest = ''] = held.keys();
      forget(oldest);
    }
  }

  function forget(key: string): void {
    held.delete(key);
    bytesOf.delete(key);
  }

  return {
    async open(key, personId) {
      const opening = held.get(key) ?? slots.run(() => read(key), personId);
      held.delete(key);
      held.set(key, opening);
      try {
        const engine = await opening;
        makeRoom();
        return engine;
      } catch (error) {
        // Not cached: a missing file may exist a minute later.
        if (held.get(key) === opening) forget(key);
        throw error;
      }
    },
  };
}
