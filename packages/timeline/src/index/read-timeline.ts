import { createTimelineEngine } from './create-timeline-engine.js';
import type { TimelineEngine } from './timeline-engine.js';

/**
 * Reads a complete timeline file from memory.
 *
 * @throws {TimelineFormatError} if it is not a timeline
 */
export function readTimeline(text: string): TimelineEngine {
  const engine = createTimelineEngine();
  engine.push(new TextEncoder().encode(text));
  engine.end();
  return engine;
}
