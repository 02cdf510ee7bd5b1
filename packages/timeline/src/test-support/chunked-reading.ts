import { createTimelineEngine } from '../index/create-timeline-engine.js';
import type { TimelineEngine } from '../index/timeline-engine.js';
import { TimelineFormatError } from '../format/timeline-format-error.js';

/** Reads the file in chunks that end at the given places. */
export function readInChunks(file: Uint8Array, cuts: readonly number[]): TimelineEngine | TimelineFormatError {
  const engine = createTimelineEngine();
  const ends = [...cuts.map((cut) => cut % (file.length + 1)), file.length].sort((a, b) => a - b);
  let start = 0;
  for (const [index, end] of ends.entries()) {
    engine.push(file.slice(start, end));
    // Reading while the file arrives must have no side effects.
    if (index < 5 && engine.rows(engine.all, 0, 1).length !== Math.min(1, engine.length))
      throw new Error('The first row is missing.');
    start = end;
  }
  try {
    engine.end();
  } catch (error) {
    if (error instanceof TimelineFormatError) return error;
    throw error;
  }
  return engine;
}
