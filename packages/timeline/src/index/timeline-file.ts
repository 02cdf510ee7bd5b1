import type { TimelineMetadata } from '@flowlens/core/recorded';
import { notJson, notTimeline } from '../format/timeline-format-error.js';
import { ByteOrderMark } from './scan/byte-order-mark.js';
import type { ChunkStore } from './scan/chunk-store.js';
import type { EventIndex } from './columns/event-index.js';
import { JsonScanner } from './scan/json-scanner.js';
import { OpenEnd } from './scan/open-end.js';
import { TextStart } from './scan/text-start.js';
import { TimelineReader } from './timeline-reader.js';

/** A timeline file that is being read: its bytes are validated and its events indexed. At its end, it is a timeline or not. */
export class TimelineFile {
  readonly #store: ChunkStore;
  readonly #reader: TimelineReader;
  readonly #scanner: JsonScanner;
  readonly #start = new TextStart();
  readonly #mark = new ByteOrderMark();
  /** Scans the rest of a file with broken JSON, without storing it. */
  #broken: OpenEnd | null = null;

  constructor(store: ChunkStore) {
    this.#store = store;
    this.#reader = new TimelineReader(store);
    this.#scanner = new JsonScanner(this.#reader);
  }

  get index(): EventIndex {
    return this.#reader.index;
  }

  get metadata(): TimelineMetadata | null {
    return this.#reader.metadata;
  }

  push(chunk: Uint8Array): void {
    this.#take(this.#mark.strip(chunk));
  }

  /** @throws {TimelineFormatError} if the file is not a timeline. */
  end(): void {
    this.#take(this.#mark.end());
    const mistake = this.#broken === null ? this.#scanner.finish(this.#store.length) : null;
    if (mistake !== null) this.#broken = new OpenEnd(mistake);
    if (this.#broken !== null) throw notJson(this.#start.end(), this.#broken.isOpen);
    const { problem } = this.#reader;
    if (problem !== null) throw notTimeline(problem);
  }

  #take(bytes: Uint8Array): void {
    if (bytes.length === 0) return;
    this.#start.push(bytes);
    if (this.#broken !== null) {
      this.#broken.push(bytes);
      return;
    }
    const base = this.#store.length;
    this.#store.add(bytes);
    this.#reader.beginChunk();
    const mistake = this.#scanner.push(bytes, base);
    if (mistake === null) return;
    this.#broken = new OpenEnd(mistake);
    this.#broken.push(bytes.subarray(mistake.at));
  }
}
