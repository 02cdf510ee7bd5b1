import { type Columns, TimeSource } from './event-columns.js';

interface TimedEvents {
  length: number;
  data: Columns;
  /** Timestamp of the recording's start. */
  origin: number;
}

/**
 * Returns the relative time of every event, by its place in the file. A missing one is derived from the timestamp; an event with neither
 * happened when the one before it in the file did. Times before the start of the recording count as its start.
 */
export function relativeTimes({ length, data, origin }: TimedEvents): Float64Array {
  const times = new Float64Array(length);
  let previous = 0;
  for (let place = 0; place < length; place += 1) {
    const source: TimeSource = data.timeSources[place]!;
    const own = source === TimeSource.Timestamp ? data.times[place]! - origin : data.times[place]!;
    previous = Math.max(0, source === TimeSource.None ? previous : own);
    times[place] = previous;
  }
  return times;
}

/** The places of events in order of time, those of the same time as in the file. */
export function placesByTime(times: Float64Array): Uint32Array {
  const places = Array.from(times.keys());
  return Uint32Array.from(places.sort((a, b) => times[a]! - times[b]! || a - b));
}
