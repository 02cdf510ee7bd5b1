import type { ByteNeedle } from './byte-needle.js';
import { EventFlag } from '../columns/events/event-columns.js';
import type { EventReader } from '../columns/events/event-reader.js';
import type { IndexedTimeline } from '../indexed-timeline.js';

/** With fewer events, it is not clear whether most of them contain the text. */
const MIN_SEEN = 500;

const enum Mark {
  None,
  Without,
  /** Set even for events that need more than a byte search. */
  MayHold,
}

/**
 * Marks events that cannot contain a text. The first event of a chunk triggers a scan of the whole chunk in memory order.
 * Scanning entries one by one takes a third to a half longer, because their events are in several places.
 */
export class ChunkSweep {
  readonly #needle: ByteNeedle;
  readonly #timeline: IndexedTimeline;
  readonly #reader: EventReader;
  /** One flag for each event that existed at the start. */
  readonly #marks: Uint8Array;
  #seen = 0;
  #marked = 0;

  constructor(needle: ByteNeedle, timeline: IndexedTimeline, reader: EventReader) {
    this.#needle = needle;
    this.#timeline = timeline;
    this.#reader = reader;
    this.#marks = new Uint8Array(timeline.index.columns.length);
  }

  mayHold(place: number): boolean {
    if (this.#marks[place] === Mark.None && !this.#isFrequent()) this.#sweep(place);
    return this.#marks[place] !== Mark.Without;
  }

  /** If most events contain the text, it is found quickly in each, and rows that show it are not searched at all. */
  #isFrequent(): boolean {
    return this.#seen >= MIN_SEEN && 2 * this.#marked > this.#seen;
  }

  #sweep(asked: number): void {
    const { chunks, starts, dataStarts, dataLengths, flags } = this.#timeline.data;
    const chunk = chunks[asked]!;
    const bytes = this.#reader.chunk(asked);
    let place = asked;
    while (place > 0 && chunks[place - 1] === chunk) place -= 1;
    // Next position of the text, or -1 for none.
    let next = -2;
    for (; place < this.#marks.length && chunks[place] === chunk; place += 1) {
      const from = starts[place]! + dataStarts[place]!;
      const to = from + dataLengths[place]!;
      if (next !== -1 && next < from) next = this.#needle.find(bytes, from, bytes.length);
      const isHere = next !== -1 && next + this.#needle.length <= to;
      const isPlain = to <= bytes.length && (flags[place]! & EventFlag.UnusualEscapes) === 0;
      const mayHold = isHere || !isPlain;
      this.#marks[place] = mayHold ? Mark.MayHold : Mark.Without;
      this.#seen += 1;
      if (mayHold) this.#marked += 1;
    }
  }
}
