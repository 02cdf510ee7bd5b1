import { harChunks, type TimelineEngine } from '@flowlens/core';
import { letOthersRun } from './let-others-run.js';
import { SLICE_MS } from './slice.js';

/** The network traffic of a timeline as a HAR file, written piece by piece. */
export async function buildHar(engine: TimelineEngine, title: string): Promise<Blob> {
  const parts: string[] = [];
  let sliceStartedAt = performance.now();
  for (const part of harChunks(engine.entries(), { title, browser: browserOf(engine) })) {
    parts.push(part);
    if (performance.now() - sliceStartedAt < SLICE_MS) continue;
    await letOthersRun();
    sliceStartedAt = performance.now();
  }
  return new Blob(parts, { type: 'application/json' });
}

function browserOf({ metadata }: TimelineEngine): { name: string; version: string } | undefined {
  return metadata?.browser ? { name: metadata.browser, version: metadata.browserVersion ?? '' } : undefined;
}
