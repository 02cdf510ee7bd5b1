import { type Columns, TimeSource } from './event-columns.js';

interface TimedEvents {
  length: number;
  data: Columns;
  /** Timestamp of the recording's start. */
  origin: number;
}

/**
 * Returns the relative time of every event, by its position in the file. A missing time is derived from the timestamp. An
 * event without either gets the time of the previous event in the file. Times before the start of the recording count as
 * its start.
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

/** Returns the positions of events in order of time. Events of the same time keep their order in the file. */
export function placesByTime(times: Float64Array): Uint32Array {
  const places = Array.from(times.keys());
  return Uint32Array.from(places.sort((a, b) => times[a]! - times[b]! || a - b));
}
