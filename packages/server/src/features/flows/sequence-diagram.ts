import { setImmediate } from 'node:timers/promises';
import type { SequenceDiagram } from '@flowlens/client';
import { entryId, type TimelineEngine, type TimelineEntry, TimelineFormatError } from '@flowlens/timeline';
import { drawSequenceDiagram, SEQUENCE_MESSAGES_MAX, websocketMessageCount } from '@flowlens/timeline/export';
import { MissingBlobError } from '../../platform/storage/storage-failures.js';
import { searchEntries } from '../timelines/search-entries.js';
import { TimelineTooLargeError } from '../timelines/timeline-too-large-error.js';
import type { Timelines } from '../timelines/timelines.js';

/** Maximum number of cached diagrams, of at most about 50 kB each. */
const DIAGRAMS_MAX = 100;
/** Number of rows to read before yielding to the event loop. */
const TURN_ROWS = 200;

/** Draws the timeline with a key for a person; the diagram explains it if there is nothing to draw. */
export type DrawTimeline = (timelineKey: string | null, personId: string) => Promise<SequenceDiagram>;

/**
 * Draws sequence diagrams of recordings and caches the last ones: a long timeline takes seconds to read, and its file
 * never changes.
 */
export function createDrawTimeline(timelines: Timelines): DrawTimeline {
  const cache = new Map<string, Promise<SequenceDiagram>>();

  function cachedDiagram(key: string, personId: string): Promise<SequenceDiagram> {
    const known = cache.get(key);
    if (known) return known;
    const diagram = timelines.open(key, personId).then(draw);
    const [eldest] = cache.keys();
    if (eldest !== undefined && cache.size >= DIAGRAMS_MAX) cache.delete(eldest);
    cache.set(key, diagram);
    diagram.catch(() => cache.delete(key));
    return diagram;
  }

  return async (timelineKey, personId) => {
    if (timelineKey === null) return emptyDiagram('This flow has no timeline yet.');
    try {
      return await cachedDiagram(timelineKey, personId);
    } catch (error) {
      if (error instanceof MissingBlobError) return emptyDiagram('This flow has no timeline yet.');
      if (error instanceof TimelineTooLargeError)
        return emptyDiagram('The timeline of this flow is too large to draw.');
      if (error instanceof TimelineFormatError)
        return error.problem === 'not-a-timeline'
          ? emptyDiagram()
          : emptyDiagram('The timeline of this flow cannot be read.');
      throw error;
    }
  };
}

/** Reads only the entries that are drawn, one at a time. */
async function draw(engine: TimelineEngine): Promise<SequenceDiagram> {
  const traffic = await searchEntries(engine, {
    kinds: new Set(['network', 'websocket']),
    severities: null,
    search: '',
  });
  const first: TimelineEntry[] = [];
  for (const number of traffic.entries.subarray(0, SEQUENCE_MESSAGES_MAX)) {
    const entry = engine.outline(entryId(number));
    if (entry) first.push(entry);
    await setImmediate();
  }
  return mermaid(drawSequenceDiagram(first, undefined, await countMessages(engine)));
}

/** Counts the messages of a complete diagram: one for each request and response, and some for each connection. */
async function countMessages(engine: TimelineEngine): Promise<number> {
  const connections = await searchEntries(engine, { kinds: new Set(['websocket']), severities: null, search: '' });
  let count = engine.countEvents('network_request', 'network_response');
  for (let place = 0; place < connections.length; place += TURN_ROWS) {
    for (const row of engine.rows(connections, place, TURN_ROWS))
      if (row.kind === 'websocket') count += websocketMessageCount(row);
    await setImmediate();
  }
  return count;
}

function emptyDiagram(note?: string): SequenceDiagram {
  return mermaid(drawSequenceDiagram([], note));
}

function mermaid(diagram: string): SequenceDiagram {
  return { format: 'mermaid', diagram };
}
