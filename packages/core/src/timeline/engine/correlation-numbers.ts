import { BACKSLASH } from './json-bytes.js';
import { resized } from './resized.js';

const FIRST_COUNT = 512;
const FIRST_BYTES = 16_384;
/** Of FNV-1a. */
const HASH_PRIME = 0x0100_0193;
const encoder = new TextEncoder();

/**
 * Numbers correlation ids in the order in which they first come. Nearly all are ASCII, and told apart as bytes: making a string of each took
 * as long as half of what else is done with an event.
 */
export class CorrelationNumbers {
  #count = 0;
  /** Numbers of the ids in ASCII, counted from 1, each where its hash says or in the next free slot; 0 is free. Twice as many as there may be. */
  #slots = new Uint32Array(FIRST_COUNT * 2);
  /** By number: the hash of such an id, and where its bytes end among all. */
  #hashes = new Uint32Array(FIRST_COUNT);
  #ends = new Uint32Array(FIRST_COUNT);
  #bytes = new Uint8Array(FIRST_BYTES);
  readonly #others = new Map<string, number>();
  /** So that nobody can write a file whose ids all want the same slot. */
  readonly #seed = Math.floor(Math.random() * 2 ** 32);

  /** The number of an id that stands as a JSON string in bytes; `null` when it has to be read first. */
  ofBytes(bytes: Uint8Array, from: number, to: number): number | null {
    let hash = this.#seed;
    for (let at = from; at < to; at += 1) {
      const byte = bytes[at]!;
      if (byte >= 0x80 || byte === BACKSLASH) return null;
      hash = Math.imul(hash ^ byte, HASH_PRIME);
    }
    hash >>>= 0;
    const last = this.#slots.length - 1;
    let slot = hash & last;
    for (let number = this.#slots[slot]!; number !== 0; number = this.#slots[slot]!) {
      if (this.#hashes[number - 1] === hash && this.#isAt(number - 1, bytes, from, to)) return number - 1;
      slot = (slot + 1) & last;
    }
    const number = this.#add(hash, bytes.subarray(from, to));
    this.#slots[slot] = number + 1;
    if (this.#count === this.#hashes.length) this.#grow();
    return number;
  }

  ofText(text: string): number {
    const bytes = encoder.encode(text);
    if (bytes.length === text.length) return this.#ofAscii(bytes);
    const known = this.#others.get(text);
    if (known !== undefined) return known;
    const number = this.#add(0, new Uint8Array());
    this.#others.set(text, number);
    return number;
  }
}
