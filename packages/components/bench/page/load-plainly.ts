import { buildTimelineEntries, parseTimeline } from '@flowlens/core';

/** What a page would do without an engine: the whole file as one text, parsed and merged on the main thread. Kept, as a page would. */
export async function loadPlainly(url: string): Promise<number> {
  const startedAt = performance.now();
  const text = await (await globalThis.fetch(url)).text();
  Object.assign(globalThis, { kept: buildTimelineEntries(parseTimeline(text)) });
  return performance.now() - startedAt;
}
