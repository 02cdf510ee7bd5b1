import { resized } from './resized.js';

const FIRST_COUNT = 512;
const FIRST_BYTES = 16_384;
/** Constants of FNV-1a. */
const HASH_START = 0x811c_9dc5;
const HASH_PRIME = 0x0100_0193;
/** Maximum average number of probes per lookup. Natural strings need less than one; crafted ones may need many. */
const STEPS_PER_LOOKUP = 8;
const SPARE_STEPS = 10_000;
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** Numbers byte strings in order of first occurrence. Creating a string of each for a `Map` takes several times as long. */
export class ByteNumbers {
  #count = 0;
  /** Indexed by number: the hash, and the end of the bytes in the shared buffer. */
  #hashes = new Uint32Array(FIRST_COUNT);
  #ends = new Uint32Array(FIRST_COUNT);
  #bytes = new Uint8Array(FIRST_BYTES);
  /**
   * Hash table with numbers, counted from 1, each in the slot of its hash or the next free one; 0 is free. Twice as large
   * as the maximum number.
   */
  #slots = new Uint32Array(2 * FIRST_COUNT);
  #spareSteps = SPARE_STEPS;
  /** Replaces the slots when crafted strings collide. The hashes of a `Map` are unpredictable. */
  #texts: Map<string, number> | null = null;

  get heldBytes(): number {
    const arrays = [this.#hashes, this.#ends, this.#bytes, this.#slots];
    // Approximate size of a short text and its slot in a map.
    return arrays.reduce((sum, { byteLength }) => sum + byteLength, (this.#texts?.size ?? 0) * 64);
  }

  /** Returns the number of a string of valid UTF-8. */
  of(bytes: Uint8Array, from: number, to: number): number {
    if (this.#spareSteps < 0) return this.#ofText(bytes, from, to);
    const hash = this.#hash(bytes, from, to);
    let slot = this.#slotOf(hash);
    this.#spareSteps += STEPS_PER_LOOKUP;
    while (this.#slots[slot] !== 0) {
      const number = this.#slots[slot]! - 1;
      if (this.#hashes[number] === hash && this.#isAt(number, bytes, from, to)) return number;
      slot = this.#slotOf(slot + 1);
      this.#spareSteps -= 1;
    }
    this.#slots[slot] = this.#count + 1;
    return this.#add(hash, bytes, from, to);
  }

  #ofText(bytes: Uint8Array, from: number, to: number): number {
    this.#texts ??= this.#allTexts();
    const text = decoder.decode(bytes.subarray(from, to));
    const number = this.#texts.get(text) ?? this.#texts.size;
    this.#texts.set(text, number);
    return number;
  }

  #allTexts(): Map<string, number> {
    const textOf = (number: number) => decoder.decode(this.#bytes.subarray(this.#startOf(number), this.#ends[number]));
    return new Map(Array.from({ length: this.#count }, (_, number) => [textOf(number), number]));
  }

  #hash(bytes: Uint8Array, from: number, to: number): number {
    let hash = HASH_START;
    for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ bytes[at]!, HASH_PRIME);
    return hash >>> 0;
  }

  #slotOf(hash: number): number {
    return hash & (this.#slots.length - 1);
  }

  #startOf(number: number): number {
    return number === 0 ? 0 : this.#ends[number - 1]!;
  }

  #isAt(number: number, bytes: Uint8Array, from: number, to: number): boolean {
    const start = this.#startOf(number);
    if (this.#ends[number]! - start !== to - from) return false;
    for (let at = from; at < to; at += 1) if (bytes[at] !== this.#bytes[start + at - from]) return false;
    return true;
  }

  #add(hash: number, bytes: Uint8Array, from: number, to: number): number {
    const number = this.#count;
    const start = this.#startOf(number);
    const end = start + to - from;
    while (end > this.#bytes.length) this.#bytes = resized(this.#bytes, this.#bytes.length * 2);
    for (let at = from; at < to; at += 1) this.#bytes[start + at - from] = bytes[at]!;
    this.#hashes[number] = hash;
    this.#ends[number] = end;
    this.#count += 1;
    if (this.#count === this.#hashes.length) this.#grow();
    return number;
  }

  #grow(): void {
    this.#hashes = resized(this.#hashes, this.#count * 2);
    this.#ends = resized(this.#ends, this.#count * 2);
    this.#slots = new Uint32Array(this.#count * 4);
    for (let number = 0; number < this.#count; number += 1) {
      let slot = this.#slotOf(this.#hashes[number]!);
      while (this.#slots[slot] !== 0) slot = this.#slotOf(slot + 1);
      this.#slots[slot] = number + 1;
    }
  }
}
