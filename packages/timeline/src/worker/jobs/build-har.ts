import { harChunks } from '../../export/har/har.js';
import { type TimelineEngine } from '../../index/timeline-engine.js';
import { SLICE_MS, yieldToEventLoop } from './yield-to-event-loop.js';

/** Writes the network traffic of a timeline as a HAR file, chunk by chunk. */
export async function buildHar(engine: TimelineEngine, title: string): Promise<Blob> {
  const parts: string[] = [];
  let sliceStartedAt = performance.now();
  for (const part of harChunks(engine.entries(), { title, browser: browserOf(engine) })) {
    parts.push(part);
    if (performance.now() - sliceStartedAt < SLICE_MS) continue;
    await yieldToEventLoop();
    sliceStartedAt = performance.now();
  }
  return new Blob(parts, { type: 'application/json' });
}

function browserOf({ metadata }: TimelineEngine): { name: string; version: string } | undefined {
  return metadata?.browser ? { name: metadata.browser, version: metadata.browserVersion ?? '' } : undefined;
}
