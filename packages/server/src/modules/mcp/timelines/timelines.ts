import { createTimelineEngine, type TimelineEngine, TimelineFormatError } from '@flowlens/core';
import type { BlobStorage } from '../../../storage/blob-storage.js';
import { MissingBlobError } from '../../../storage/storage-failures.js';
import type { FlowRow } from '../../flows/flow-row.js';
import { Slots } from '../slots.js';

/** Held for the next calls: a debugging session asks again and again. */
const HELD_MOST_BYTES = 128 * 1024 * 1024;
const HELD_MOST = 32;

/** The timeline of a flow, or why there is none. */
export type OpenedTimeline = { captured: true; engine: TimelineEngine } | { captured: false; why: string };

export interface Timelines {
  /** The flow must be one that the caller may see: what is held is not asked for rights again. */
  open: (flow: Pick<FlowRow, 'timeline_key' | 'recording_status'>) => Promise<OpenedTimeline>;
}

interface TimelineParts {
  storage: BlobStorage;
  /** Larger timelines are not read. */
  maxTimelineBytes: number;
}

/** Reads timelines from the storage and keeps those that were read last. */
export function createTimelines({ storage, maxTimelineBytes }: TimelineParts): Timelines {
  const held = new Map<string, Promise<OpenedTimeline>>();
  const bytesOf = new Map<string, number>();
  const slots = new Slots({ running: 2, waiting: 20 });

  async function read(key: string): Promise<OpenedTimeline> {
    const size = await storage.size(key);
    if (size === undefined) return missing('The timeline file is missing.');
    if (size > maxTimelineBytes) return missing('The timeline is larger than this server reads.');
    const engine = createTimelineEngine();
    try {
      for await (const chunk of storage.read(key)) engine.push(chunk as Buffer);
      engine.end();
    } catch (error) {
      if (error instanceof TimelineFormatError) return missing('The timeline file cannot be read.');
      if (error instanceof MissingBlobError) return missing('The timeline file is missing.');
      throw error;
    }
    bytesOf.set(key, engine.heldBytes);
    return { captured: true, engine };
  }

  /** The one that was used last is kept however large it is. */
  function makeRoom(): void {
    const total = () => [...held.keys()].reduce((sum, key) => sum + (bytesOf.get(key) ?? 0), 0);
    while (held.size > 1 && (held.size > HELD_MOST || total() > HELD_MOST_BYTES)) {
      const [oldest = ''] = held.keys();
      forget(oldest);
    }
  }

  function forget(key: string): void {
    held.delete(key);
    bytesOf.delete(key);
  }

  return {
    async open({ timeline_key: key, recording_status: status }) {
      if (key === null) return missing(WHY_NONE[status]);
      const opening = held.get(key) ?? slots.run(() => read(key));
      held.delete(key);
      held.set(key, opening);
      try {
        const timeline = await opening;
        // What is missing now may be there in a minute.
        if (!timeline.captured && held.get(key) === opening) forget(key);
        makeRoom();
        return timeline;
      } catch (error) {
        if (held.get(key) === opening) forget(key);
        throw error;
      }
    },
  };
}

const WHY_NONE: Record<FlowRow['recording_status'], string> = {
  pending: 'The recording has not arrived yet. Ask again in a minute.',
  in_progress: 'The recording is still being processed. Ask again in a minute.',
  failed: 'The recording could not be processed.',
  completed: 'No timeline was recorded.',
};

function missing(why: string): OpenedTimeline {
  return { captured: false, why };
}
