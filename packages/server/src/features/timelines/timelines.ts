import { setImmediate } from 'node:timers/promises';
import { createTimelineEngine, type TimelineEngine } from '@flowlens/timeline';
import type { BlobStorage } from '../../platform/storage/blob-storage.js';
import { MissingBlobError } from '../../platform/storage/storage-failures.js';
import { findStored, readStored } from '../../platform/storage/stored-content.js';
import { Slots } from './slots.js';
import { TimelineTooLargeError } from './timeline-too-large-error.js';

/** Cached for later calls, because a debugging session reads the same timeline many times. */
const CACHED_MAX_BYTES = 128 * 1024 * 1024;
const CACHED_MAX = 32;
/** Bytes to index before yielding to the event loop. */
const TURN_BYTES = 128 * 1024;

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
    const engine = createTimelineEngine();
    let [size, turn] = [0, 0];
    for await (const chunk of readStored(storage, stored) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxTimelineBytes) throw new TimelineTooLargeError();
      for (let at = 0; at < chunk.length; at += TURN_BYTES) {
        const part = chunk.subarray(at, at + TURN_BYTES);
        if (turn + part.length > TURN_BYTES) {
          turn = 0;
          await setImmediate();
        }
        turn += part.length;
        engine.push(part);
      }
    }
    engine.end();
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
