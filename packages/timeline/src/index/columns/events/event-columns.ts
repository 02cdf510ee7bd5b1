import { resized } from '../../scan/resized.js';

/** Source of an event's time. */
export const enum TimeSource {
  Relative,
  /** Only its timestamp. */
  Timestamp,
  None,
}

/** Bits of `flags`. */
export const enum EventFlag {
  /** The words of its row are not among the search words, because they are long or in another event. */
  WordsElsewhere = 1,
  /** Its texts have needless escapes, so they cannot be searched as bytes. */
  UnusualEscapes = 2,
  /** A console message of the browser about a request that failed. */
  Echo = 4,
}

export const NO_STATUS = 0xffff;
/** A status that the column cannot hold, such as a fraction. */
export const OTHER_STATUS = 0xfffe;
export const NO_EVENT = -1;

const FIRST_CAPACITY = 1_024;

function emptyColumns(capacity: number) {
  return {
    /** Number of the type; see `typeWords`. */
    types: new Uint8Array(capacity),
    flags: new Uint8Array(capacity),
    /** Location of the event: chunk, offset in the chunk, and length in bytes. */
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
    /** Number of the severity according to the event's own data. */
    outcomes: new Uint8Array(capacity),
    /** HTTP status of a response. */
    statuses: new Uint16Array(capacity),
    /** Number of the kind that a request event determines; see `request-kind-numbers`. */
    eventKinds: new Uint8Array(capacity),
    /** Number of the request kind of a network entry; only set for its first event. */
    requestKinds: new Uint8Array(capacity),
    /** Bytes of a websocket frame. */
    frameBytes: new Float64Array(capacity),
    /** End of the event's search words. */
    wordEnds: new Uint32Array(capacity),
    /** The next event of the same entry, in order of time, or -1. */
    nexts: new Int32Array(capacity),
    /** Number of the entry's severity; only set for the first event of an entry. */
    severities: new Uint8Array(capacity),
  };
}

export type Columns = ReturnType<typeof emptyColumns>;
type ColumnName = keyof Columns;

/** Needed only while events are being linked. */
const LINKING: readonly ColumnName[] = ['correlations', 'frameBytes', 'outcomes', 'timeSources', 'eventKinds'];

/** Facts that the index stores about every event: one typed array per fact, indexed by the event's position in the file. */
export class EventColumns {
  length = 0;
  /** Replaced as a whole when it grows. */
  data = emptyColumns(FIRST_CAPACITY);
  #capacity = FIRST_CAPACITY;

  /** Allocates space for one more event and returns its position. */
  add(): number {
    if (this.length === this.#capacity) this.#resize(this.#capacity * 2);
    this.length += 1;
    return this.length - 1;
  }

  /** Frees memory that is only needed for growing and linking. */
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
