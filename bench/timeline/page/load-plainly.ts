import { mergeEvents } from '../../../packages/timeline/src/test-support/oracle/merge-events.js';
import { parseTimeline } from '../../../packages/timeline/src/test-support/oracle/parse-timeline.js';

/** Reads a file like a page without an engine: as one string, parsed and merged on the main thread. The result is kept. */
export async function loadPlainly(url: string): Promise<number> {
  const startedAt = performance.now();
  const text = await (await globalThis.fetch(url)).text();
  Object.assign(globalThis, { kept: mergeEvents(parseTimeline(text)) });
  return performance.now() - startedAt;
}
