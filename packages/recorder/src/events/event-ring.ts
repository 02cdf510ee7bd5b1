import type { SinkEvent } from './sink-event.js';

export interface EventRing {
  add: (entry: SinkEvent) => void;
  /** Entries of the last seconds, in order of time. */
  recent: (now: number) => SinkEvent[];
  clear: () => void;
}

export interface RingOptions {
  seconds: number;
  maxBytes: number;
}

/** Keeps the events of the last seconds in memory. */
export function createEventRing({ seconds, maxBytes }: RingOptions): EventRing {
  let entries: SinkEvent[] = [];
  let bytes = 0;

  function drop(count: number) {
    for (const { bytes: freed } of entries.splice(0, count)) bytes -= freed;
  }

  return {
    add(entry) {
      if (seconds <= 0) return;
      entries.push(entry);
      bytes += entry.bytes;
      const oldest = entry.at - seconds * 1000;
      let count = 0;
      let kept = bytes;
      while (count < entries.length && (kept > maxBytes || entries[count]!.at < oldest)) {
        kept -= entries[count]!.bytes;
        count += 1;
      }
      drop(count);
    },
    recent: (now) => entries.filter(({ at }) => at >= now - seconds * 1000).sort((a, b) => a.at - b.at),
    clear() {
      entries = [];
      bytes = 0;
    },
  };
}
