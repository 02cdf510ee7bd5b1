import type { ByteNeedle } from './byte-needle.js';

/** A text that stands more often in a memory is found soon in most of its parts, so they are looked through one by one. */
const MAX_PLACES = 16;
/** So many memories are tried before most of them having too many places says that the others have, too. */
const MIN_TRIED = 8;

/** Looks for a text in many parts of the same memory. At the first of them the whole memory is looked through: faster than part by part. */
export class SweptNeedle {
  readonly #needle: ByteNeedle;
  /** Where it stands in each memory, in order; `null` for too many places. */
  readonly #places = new Map<Uint8Array, readonly number[] | null>();
  #fullMemories = 0;

  constructor(needle: ByteNeedle) {
    this.#needle = needle;
  }

  /** First place at or after `from` where it stands, whole before `to`, or -1. */
  find(bytes: Uint8Array, from: number, to: number): number {
    const isPart = from > 0 || to < bytes.length;
    const places = isPart && !this.#isFrequent() ? this.#placesIn(bytes) : null;
    if (places === null) return this.#needle.find(bytes, from, to);
    const place = places.find((each) => each >= from) ?? -1;
    return place + this.#needle.length <= to ? place : -1;
  }

  #isFrequent(): boolean {
    return this.#places.size >= MIN_TRIED && 2 * this.#fullMemories > this.#places.size;
  }

  #placesIn(bytes: Uint8Array): readonly number[] | null {
    let places = this.#places.get(bytes);
    if (places === undefined) {
      places = this.#sweep(bytes);
      if (places === null) this.#fullMemories += 1;
      this.#places.set(bytes, places);
    }
    return places;
  }

  #sweep(bytes: Uint8Array): readonly number[] | null {
    const places: number[] = [];
    for (let at = -1; (at = this.#needle.find(bytes, at + 1, bytes.length)) !== -1; places.push(at)) {
      if (places.length === MAX_PLACES) return null;
    }
    return places;
  }
}
