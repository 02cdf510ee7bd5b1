import { setImmediate } from 'node:timers/promises';
import { createTimelineEngine, type TimelineEngine } from '@flowlens/timeline';
import { TimelineTooLargeError } from './timeline-too-large-error.js';

/** Bytes to index before yielding to the event loop. */
const TURN_BYTES = 128 * 1024;

/**
 * Indexes a timeline file as it arrives.
 *
 * @throws TimelineFormatError, TimelineTooLargeError
 */
export async function readEngine(file: AsyncIterable<Buffer>, maxTimelineBytes: number): Promise<TimelineEngine> {
  const engine = createTimelineEngine();
  let [size, turn] = [0, 0];
  for await (const chunk of file) {
    size += chunk.length;
    if (size > maxTimelineBytes) throw new TimelineTooLargeError();
    for (let at = 0; at < chunk.length; at += TURN_BYTES) {
      const part = chunk.subarray(at, at + TURN_BYTES);
      if (turn + part.length > TURN_BYTES) {
        turn = 0;
        await setImmediate();
      }
      turn += part.length;
      engine.push(part);
    }
  }
  engine.end();
  return engine;
}
