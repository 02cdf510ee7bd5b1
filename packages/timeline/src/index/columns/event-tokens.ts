import { asNumber, asText } from '@flowlens/core/recorded';
import { BACKSLASH, isDigit, MINUS, OPEN_ARRAY, OPEN_OBJECT, QUOTE } from '../scan/json-bytes.js';

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
/** Room for the number of every field, known or not. */
const SLOTS = 32;
/** The event's own fields, and those of every field that may be a data object. */
const SLOT_COUNT = SLOTS * (SLOTS + 1);
/** A number of more digits may have no exact value. */
const EXACT_DIGITS = 15;

/** Locations of an event's known fields; values are parsed on demand. */
export class EventTokens {
  /** Bytes of the event, maybe among others. */
  #bytes: Uint8Array = new Uint8Array();
  /** Offset in the file of the first of these bytes. */
  #origin = 0;
  #eventFrom = 0;
  readonly #starts = new Float64Array(SLOT_COUNT);
  /** 0 for a field that the event does not have. */
  readonly #ends = new Float64Array(SLOT_COUNT);

  /** Forgets the fields of the event before. */
  clear(): void {
    this.#ends.fill(0, 0, SLOTS);
  }

  /** Forgets the fields of a data object that begins: of two under one key the last counts. */
  clearData(object: number): void {
    this.#ends.fill(0, (object + 1) * SLOTS, (object + 2) * SLOTS);
  }

  start(slot: number, offset: number): void {
    this.#starts[slot] = offset;
  }

  end(slot: number, offset: number): void {
    this.#ends[slot] = offset;
  }

  /** Lays bytes under the offsets; the first of them stands at `origin` in the file, the event's first at `from` among them. */
  read(bytes: Uint8Array, origin: number, from: number): void {
    this.#bytes = bytes;
    this.#origin = origin;
    this.#eventFrom = from;
  }

  /** Place of the event's first byte among the bytes. */
  get eventFrom(): number {
    return this.#eventFrom;
  }

  get bytes(): Uint8Array {
    return this.#bytes;
  }

  /** The slot of a field of a data object. */
  slot(object: number, field: number): number {
    return (object + 1) * SLOTS + field;
  }

  has(slot: number): boolean {
    return this.#ends[slot] !== 0;
  }

  /** Place of a value's first byte among the bytes. */
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

  /** As `asText` reads a field. */
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

  /** As `asNumber` reads a field. */
  finite(slot: number): number | undefined {
    return asNumber(this.value(slot));
  }

  /** A value that is a number, also one beyond all bounds. */
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

/** Returns whether a text needs no decoding: no escapes, and no letters whose bytes may be invalid. */
function isPlain(bytes: Uint8Array, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (bytes[at] === BACKSLASH || bytes[at]! >= 0x80) return false;
  return true;
}
