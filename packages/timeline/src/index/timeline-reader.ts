import type { TimelineMetadata } from '@flowlens/core/recorded';
import { normalizeMetadata } from '../format/normalize-metadata.js';
import { type ByteWords, createByteWords } from './scan/byte-words.js';
import type { ChunkStore } from './scan/chunk-store.js';
import { dataFieldWords, fieldWords, FIRST_OBJECT } from './columns/events/event-fields.js';
import { EventIndex } from './columns/event-index.js';
import { EventTokens } from './columns/events/event-tokens.js';
import { BACKSLASH, OPEN_ARRAY, OPEN_OBJECT } from './scan/json-bytes.js';
import type { JsonSink } from './scan/json-sink.js';

const fileWords = createByteWords(['timeline', 'metadata']);
const TIMELINE = fileWords.numberOf('timeline');
const METADATA = fileWords.numberOf('metadata');
/** An event depth that no value has, including nested values. */
const NOWHERE = -9;
const NO_TIMELINE = 'The file is neither an array of events nor an object with a timeline.';

/** Finds the events among the keys and values of a timeline file, in both file forms, and passes them to an index. */
export class TimelineReader implements JsonSink {
  reportDepth = 1;
  /** Replaced when another timeline begins: if a key is repeated, the last one counts. */
  index = new EventIndex();
  metadata: TimelineMetadata | null = null;
  #problem: string | null = NO_TIMELINE;
  readonly #store: ChunkStore;
  /** The chunk being scanned, and its offset in the file. */
  #chunk: Uint8Array = new Uint8Array();
  #base = 0;
  readonly #tokens = new EventTokens();
  /** Depth at which events are nested. */
  #eventDepth = NOWHERE;
  #start = 0;
  #isObject = false;
  #unusualEscapes = false;
  /** Numbers of the keys around the current value; 0 for unknown keys. */
  #fileKey = 0;
  #field = 0;
  #dataField = 0;

  constructor(store: ChunkStore) {
    this.#store = store;
  }

  /** Starts with the latest chunk of the store. */
  beginChunk(): void {
    const last = this.#store.chunkCount - 1;
    this.#chunk = this.#store.chunk(last);
    this.#base = this.#store.startOf(last);
  }

  /** Reason why the file so far is not a timeline, or null. */
  get problem(): string | null {
    if (this.#problem !== null) return this.#problem;
    const { isTyped, columns } = this.index;
    return isTyped || columns.length === 0 ? null : 'No event of the file has a type.';
  }

  key(depth: number, start: number, end: number): void {
    if (depth === this.#eventDepth + 1) this.#field = this.#wordAt(fieldWords, start, end);
    else if (depth === this.#eventDepth + 2) this.#dataField = this.#wordAt(dataFieldWords, start, end);
    else if (depth === 1) this.#fileKey = this.#wordAt(fileWords, start, end);
  }

  valueStart(depth: number, start: number, firstByte: number): void {
    switch (depth - this.#eventDepth) {
      case 0:
        this.#start = start;
        this.#isObject = firstByte === OPEN_OBJECT;
        this.#unusualEscapes = false;
        this.#tokens.clear();
        break;
      case 1:
        this.#tokens.start(this.#field, start);
        if (this.#field >= FIRST_OBJECT) this.#tokens.clearData(this.#field);
        // Array items have no key.
        this.#dataField = 0;
        break;
      case 2:
        this.#tokens.start(this.#tokens.slot(this.#field, this.#dataField), start);
        break;
      default:
        this.#startOutside(depth, start, firstByte);
    }
  }

  valueEnd(depth: number, end: number): void {
    switch (depth - this.#eventDepth) {
      case 0:
        this.#endEvent(end);
        break;
      case 1:
        this.#tokens.end(this.#field, end);
        break;
      case 2:
        this.#tokens.end(this.#tokens.slot(this.#field, this.#dataField), end);
        break;
      default:
        this.#endOutside(depth, end);
    }
  }

  unusualEscape(): void {
    this.#unusualEscapes = true;
  }

  #startOutside(depth: number, start: number, firstByte: number): void {
    this.#start = start;
    if (depth === 0 && firstByte === OPEN_ARRAY) this.#startEvents(1);
    if (depth !== 1 || this.#fileKey !== TIMELINE) return;
    this.index = new EventIndex();
    if (firstByte === OPEN_ARRAY) this.#startEvents(2);
    else this.#problem = NO_TIMELINE;
  }

  #startEvents(depth: number): void {
    this.#problem = null;
    this.#eventDepth = depth;
    this.reportDepth = depth + 2;
  }

  #endOutside(depth: number, end: number): void {
    // The array of events, or another member of the file.
    this.#eventDepth = NOWHERE;
    this.reportDepth = 1;
    if (depth !== 1 || this.#fileKey !== METADATA) return;
    this.metadata = normalizeMetadata(JSON.parse(this.#store.text(this.#start, end)));
  }

  #endEvent(end: number): void {
    if (!this.#isObject) {
      this.#problem ??= `Event ${this.index.columns.length} of the file is not an object.`;
      return;
    }
    const store = this.#store;
    const start = this.#start;
    const length = end - start;
    if (start >= this.#base) {
      this.#tokens.read(this.#chunk, this.#base, start - this.#base);
      this.#add(store.chunkCount - 1, start - this.#base, length);
    } else {
      const chunk = store.indexOf(start);
      this.#tokens.read(store.between(start, end), start, 0);
      this.#add(chunk, start - store.startOf(chunk), length);
    }
  }

  #add(chunk: number, start: number, length: number): void {
    this.index.add(this.#tokens, { chunk, start, length }, this.#unusualEscapes);
  }

  #wordAt(words: ByteWords, start: number, end: number): number {
    const from = start - this.#base;
    const to = end - this.#base;
    if (from < 0) return words.numberOf(this.#keyText(start, end));
    const found = words.find(this.#chunk, from, to);
    if (found !== 0) return found;
    return hasEscape(this.#chunk, from, to) ? words.numberOf(this.#keyText(start, end)) : 0;
  }

  /** Reads a key that contains escapes or spans two chunks. */
  #keyText(start: number, end: number): string {
    return JSON.parse(`"${this.#store.text(start, end)}"`) as string;
  }
}

/** Keys are short, so a loop over the bytes costs less than creating a view. */
function hasEscape(bytes: Uint8Array, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (bytes[at] === BACKSLASH) return true;
  return false;
}
