import { asNumber, asText } from '@flowlens/core/recorded';
import { BACKSLASH, isDigit, MINUS, OPEN_ARRAY, OPEN_OBJECT, QUOTE } from '../../scan/json-bytes.js';

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
/** One slot for each field, known or unknown. */
const SLOTS = 32;
/** Slots of the event's own fields, and of every field that may be a data object. */
const SLOT_COUNT = SLOTS * (SLOTS + 1);
/** Longer numbers may not have an exact value. */
const EXACT_DIGITS = 15;

/** Locations of an event's known fields; values are parsed on demand. */
export class EventTokens {
  /** Bytes that contain the event. */
  #bytes: Uint8Array = new Uint8Array();
  /** Offset of the first of these bytes in the file. */
  #origin = 0;
  #eventFrom = 0;
  readonly #starts = new Float64Array(SLOT_COUNT);
  /** 0 for a field that the event does not have. */
  readonly #ends = new Float64Array(SLOT_COUNT);

  /** Clears the fields of the previous event. */
  clear(): void {
    this.#ends.fill(0, 0, SLOTS);
  }

  /** Clears the fields of a data object that begins: if a key is repeated, the last one counts. */
  clearData(object: number): void {
    this.#ends.fill(0, (object + 1) * SLOTS, (object + 2) * SLOTS);
  }

  start(slot: number, offset: number): void {
    this.#starts[slot] = offset;
  }

  end(slot: number, offset: number): void {
    this.#ends[slot] = offset;
  }

  /** Sets the bytes for the offsets. The first byte is at `origin` in the file; the event begins at `from` in the bytes. */
  read(bytes: Uint8Array, origin: number, from: number): void {
    this.#bytes = bytes;
    this.#origin = origin;
    this.#eventFrom = from;
  }

  /** Index of the event's first byte in the bytes. */
  get eventFrom(): number {
    return this.#eventFrom;
  }

  get bytes(): Uint8Array {
    return this.#bytes;
  }

  /** Returns the slot of a field of a data object. */
  slot(object: number, field: number): number {
    return (object + 1) * SLOTS + field;
  }

  has(slot: number): boolean {
    return this.#ends[slot] !== 0;
  }

  /** Index of a value's first byte in the bytes. */
  from(slot: number): number {
    return this.#starts[slot]! - this.#origin;
  }

  to(slot: number): number {
    return this.#ends[slot]! - this.#origin;
  }

  isText(slot: number): boolean {
    return this.has(slot) && this.#bytes[this.from(slot)] === QUOTE;
  }

  /** Also an array, which is an object without known fields. */
  isObject(slot: number): boolean {
    if (!this.has(slot)) return false;
    const byte = this.#bytes[this.from(slot)];
    return byte === OPEN_OBJECT || byte === OPEN_ARRAY;
  }

  isNumber(slot: number): boolean {
    if (!this.has(slot)) return false;
    const byte = this.#bytes[this.from(slot)]!;
    return byte === MINUS || isDigit(byte);
  }

  value(slot: number): unknown {
    if (!this.has(slot)) return undefined;
    if (this.isNumber(slot)) return this.number(slot);
    return JSON.parse(decoder.decode(this.#bytes.subarray(this.from(slot), this.to(slot))));
  }

  /** Reads a field like `asText`. */
  text(slot: number): string | undefined {
    return asText(this.value(slot));
  }

  /**
   * Returns the value of `text` as the bytes of a JSON string without needless escapes. Equal texts have equal bytes.
   */
  textBytes(slot: number): { bytes: Uint8Array; from: number; to: number } | null {
    const bytes = this.#bytes;
    const from = this.from(slot) + 1;
    const to = this.to(slot) - 1;
    if (this.isText(slot) && isPlain(bytes, from, to)) return { bytes, from, to };
    const text = this.text(slot);
    if (text === undefined) return null;
    const written = encoder.encode(JSON.stringify(text));
    return { bytes: written, from: 1, to: written.length - 1 };
  }

  /** Reads a field like `asNumber`. */
  finite(slot: number): number | undefined {
    return asNumber(this.value(slot));
  }

  /** Reads a number, even an infinite one. */
  number(slot: number): number {
    const bytes = this.#bytes;
    const from = this.from(slot);
    const to = this.to(slot);
    if (to - from > EXACT_DIGITS || bytes[from] === MINUS) return this.#otherNumber(from, to);
    let number = 0;
    for (let at = from; at < to; at += 1) {
      const byte = bytes[at]!;
      if (!isDigit(byte)) return this.#otherNumber(from, to);
      number = number * 10 + byte - 0x30;
    }
    return number;
  }

  #otherNumber(from: number, to: number): number {
    return Number(decoder.decode(this.#bytes.subarray(from, to)));
  }
}

/** Returns whether a text needs no decoding, because it has no escapes and only ASCII letters. */
function isPlain(bytes: Uint8Array, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (bytes[at] === BACKSLASH || bytes[at]! >= 0x80) return false;
  return true;
}
