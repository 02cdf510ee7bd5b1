import { mermaidDiagram } from '../../export/sequence/mermaid-diagram.js';
import { isDrawn } from '../../export/sequence/is-drawn.js';
import { SEQUENCE_MESSAGES_MAX, sequenceMessages } from '../../export/sequence/sequence-messages.js';
import type { TimelineEngine } from '../../index/timeline-engine.js';
import { entryId } from '../../entries/entry-id.js';
import type { TimelineEntry } from '../../entries/timeline-entry.js';
import type { TimelineSequence } from '../engine-messages.js';
import { SLICE_MS, yieldToEventLoop } from './yield-to-event-loop.js';

const TRAFFIC = { kinds: new Set(['network', 'websocket'] as const), severities: null, search: '' };

/** Reads the first messages between the page and its hosts, without assets. Parses only the entries that it needs. */
export async function readSequence(engine: TimelineEngine): Promise<TimelineSequence> {
  const search = engine.search(TRAFFIC);
  let sliceStartedAt = performance.now();
  async function pause() {
    if (performance.now() - sliceStartedAt < SLICE_MS) return;
    await yieldToEventLoop();
    sliceStartedAt = performance.now();
  }
  while (!search.step(500)) await pause();

  const drawn: TimelineEntry[] = [];
  let read = 0;
  const { entries } = search.selection;
  for (; read < entries.length && drawn.length < SEQUENCE_MESSAGES_MAX; read += 1) {
    const entry = engine.outline(entryId(entries[read]!));
    if (entry && (entry.kind !== 'network' || isDrawn(entry))) drawn.push(entry);
    await pause();
  }
  const { messages, total } = sequenceMessages(drawn);
  const more = read < entries.length || total > messages.length;
  const note = (drawnCount: number) => (more || drawnCount < total ? 'Later messages are left out.' : null);
  return { messages, more, mermaid: mermaidDiagram(messages, note) };
}
