import type { SequenceDiagram } from '@flowlens/client';
import { buildTimelineEntries, drawSequenceDiagram, normalizeEvents, TimelineFormatError } from '@flowlens/core';
import type { BlobStorage } from '../../storage/blob-storage.js';
import { readTimelineEvents } from './timeline-events.js';

interface TimelineSource {
  storage: BlobStorage;
  maxTimelineBytes: number;
}

/** Of some 50 kB at most. */
const MOST_KEPT = 100;

/**
 * The traffic of a recording as a diagram; one that says why where there is nothing to draw. The last ones are kept: a long timeline
 * takes seconds to read, and its file never changes.
 */
export function keptSequenceDiagrams({
  storage,
  maxTimelineBytes,
}: TimelineSource): (timelineKey: string | null) => Promise<SequenceDiagram> {
  const kept = new Map<string, Promise<SequenceDiagram>>();

  function keptDiagram(key: string): Promise<SequenceDiagram> {
    const known = kept.get(key);
    if (known) return known;
    const diagram = drawTimeline(storage, key);
    const [eldest] = kept.keys();
    if (eldest !== undefined && kept.size >= MOST_KEPT) kept.delete(eldest);
    kept.set(key, diagram);
    diagram.catch(() => kept.delete(key));
    return diagram;
  }

  return async (timelineKey) => {
    const size = timelineKey === null ? undefined : await storage.size(timelineKey);
    if (timelineKey === null || size === undefined) return emptyDiagram('This flow has no timeline yet.');
    if (size > maxTimelineBytes) return emptyDiagram('The timeline of this flow is too large to draw.');
    return keptDiagram(timelineKey);
  };
}

async function drawTimeline(storage: BlobStorage, timelineKey: string): Promise<SequenceDiagram> {
  try {
    const events = await readTraffic(storage.read(timelineKey));
    return mermaid(drawSequenceDiagram(buildTimelineEntries(normalizeEvents(events))));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TimelineFormatError)
      return emptyDiagram('The timeline of this flow cannot be read.');
    throw error;
  }
}

function emptyDiagram(note: string): SequenceDiagram {
  return mermaid(drawSequenceDiagram([], note));
}

function mermaid(diagram: string): SequenceDiagram {
  return { format: 'mermaid', diagram };
}

async function readTraffic(file: AsyncIterable<Buffer>): Promise<unknown[]> {
  const traffic: unknown[] = [];
  for await (const event of readTimelineEvents(file)) {
    if (isRecord(event) && /^(?:network|websocket)_/.test(String(event['type']))) traffic.push(essenceOf(event));
  }
  return traffic;
}

/** What a diagram shows of an event: headers and bodies are most of a timeline, and stay out of the memory. */
function essenceOf(event: Record<string, unknown>): Record<string, unknown> {
  return {
    ...pick(event, ['type', 'relative_time_ms', 'timestamp', 'correlation_id', 'page_url']),
    network_request_data: pick(event['network_request_data'], ['method', 'url']),
    network_response_data: pick(event['network_response_data'], ['status', 'url', 'error']),
    websocket_created_data: pick(event['websocket_created_data'], ['url']),
    websocket_closed_data: pick(event['websocket_closed_data'], ['reason']),
  };
}

function pick(value: unknown, names: string[]): Record<string, unknown> | undefined {
  return isRecord(value) ? Object.fromEntries(names.map((name) => [name, value[name]])) : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
