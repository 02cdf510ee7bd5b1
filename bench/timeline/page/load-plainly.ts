import { mergeEvents } from '../../../packages/timeline/src/test-support/oracle/merge-events.js';
import { parseTimeline } from '../../../packages/timeline/src/test-support/oracle/parse-timeline.js';

/**
 * Reads a file as a page without an engine would: as one text, parsed and merged on the main thread. The result is
 * kept.
 */
export async function loadPlainly(url: string): Promise<number> {
  const startedAt = performance.now();
  const text = await (await globalThis.fetch(url)).text();
  Object.assign(globalThis, { kept: mergeEvents(parseTimeline(text)) });
  return performance.now() - startedAt;
}
