import { resized } from '../scan/resized.js';

/** Source of an event's time. */
export const enum TimeSource {
  Relative,
  /** By its timestamp alone. */
  Timestamp,
  None,
}

/** Bits of `flags`. */
export const enum EventFlag {
  /** The words of its row are not among the search words: they are long, or stand in another event. */
  WordsElsewhere = 1,
  /** Its texts have escapes where none is needed, so they cannot be searched as bytes. */
  UnusualEscapes = 2,
}

/** No status, and one that is no whole number of few digits. */
export const NO_STATUS = 0xffff;
export const ODD_STATUS = 0xfffe;
export const NO_EVENT = -1;

const FIRST_CAPACITY = 1_024;

function emptyColumns(capacity: number) {
  return {
    /** Number of the type, see `typeWords`. */
    types: new Uint8Array(capacity),
    flags: new Uint8Array(capacity),
    /** Location of the event: chunk, offset in it, and length in bytes. */
    chunks: new Uint32Array(capacity),
    starts: new Uint32Array(capacity),
    lengths: new Uint32Array(capacity),
    /** Location of the event's details: offset in the event, and length in bytes. */
    dataStarts: new Uint32Array(capacity),
    dataLengths: new Uint32Array(capacity),
    /** Milliseconds: since the start of the recording, or of the timestamp. */
    times: new Float64Array(capacity),
    timeSources: new Uint8Array(capacity),
    /** Number of the correlation id, -1 for none. */
    correlations: new Int32Array(capacity),
    /** Number of the severity that the event's own data tells. */
    outcomes: new Uint8Array(capacity),
    /** HTTP status of a response. */
    statuses: new Uint16Array(capacity),
    /** Bytes of a websocket frame. */
    frameBytes: new Float64Array(capacity),
    /** End of its search words. */
    wordEnds: new Uint32Array(capacity),
    /** The next event of the same entry, in order of time, or -1. */
    nexts: new Int32Array(capacity),
    /** Number of the entry's severity; of an entry's first event only. */
    severities: new Uint8Array(capacity),
  };
}

export type Columns = ReturnType<typeof emptyColumns>;
type ColumnName = keyof Columns;

/** Only needed to find out which events belong together. */
const LINKING: readonly ColumnName[] = ['correlations', 'frameBytes', 'outcomes', 'timeSources'];

/** All that the index knows of every event, one typed array per fact, by the event's place in the file. */
export class EventColumns {
  length = 0;
  /** Replaced as a whole when it grows. */
  data = emptyColumns(FIRST_CAPACITY);
  #capacity = FIRST_CAPACITY;

  /** Makes room for one more event and answers its place. */
  add(): number {
    if (this.length === this.#capacity) this.#resize(this.#capacity * 2);
    this.length += 1;
    return this.length - 1;
  }

  /** Gives back what only growing and linking needs. */
  trim(): void {
    this.#resize(this.length);
    for (const name of LINKING) this.#set(name, 0);
  }

  get heldBytes(): number {
    return Object.values(this.data).reduce((sum, column) => sum + column.byteLength, 0);
  }

  #resize(capacity: number): void {
    for (const name of Object.keys(this.data) as ColumnName[]) this.#set(name, capacity);
    this.#capacity = capacity;
  }

  #set<Name extends ColumnName>(name: Name, length: number): void {
    this.data[name] = resized(this.data[name], length);
  }
}
