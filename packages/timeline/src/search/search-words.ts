import { foldForSearch } from '@flowlens/core';
import { BACKSLASH, QUOTE } from '../index/scan/json-bytes.js';
import { resized } from '../index/scan/resized.js';

/** Longer words are not stored again: events that contain some are parsed when they are searched. */
const MAX_WORDS_BYTES = 512;
const SPACE = 0x20;
/** Meaning of a letter after a backslash. */
const ESCAPED: Record<number, number> = {
  [QUOTE]: QUOTE,
  [BACKSLASH]: BACKSLASH,
  0x2f: 0x2f,
  0x6e: 0x0a,
  0x74: 0x09,
  0x72: 0x0d,
  0x62: 0x08,
  0x66: 0x0c,
};
const encoder = new TextEncoder();

/** Folded search texts of all rows, one after another, in UTF-8. */
export class SearchWords {
  bytes = new Uint8Array(16_384);
  /** End of the words of the last event. */
  end = 0;
  #eventStart = 0;
  #overflow = false;

  /** Begins the words of the next event. */
  begin(): void {
    this.#eventStart = this.end;
    this.#overflow = false;
    if (this.end + MAX_WORDS_BYTES > this.bytes.length) this.bytes = resized(this.bytes, this.bytes.length * 2);
  }

  /** Adds a text that is a JSON string in the bytes. Returns false for multi-byte letters, which must be decoded first. */
  addPlain(bytes: Uint8Array, from: number, to: number): boolean {
    if (from === to) return true;
    if (!this.#makeRoom(to - from)) return true;
    let end = this.end;
    for (let at = from; at < to; at += 1) {
      let byte = bytes[at]!;
      if (byte === BACKSLASH) {
        at += 1;
        byte = ESCAPED[bytes[at]!] ?? 0;
      }
      if (byte === 0 || byte >= 0x80) return false;
      this.bytes[end] = byte >= 0x41 && byte <= 0x5a ? byte + 0x20 : byte;
      end += 1;
    }
    this.bytes[end] = SPACE;
    this.end = end + 1;
    return true;
  }

  add(text: string): void {
    if (text === '') return;
    // No text has fewer bytes than UTF-16 units.
    if (!this.#makeRoom(text.length)) return;
    const folded = foldForSearch(text);
    const { read, written } = encoder.encodeInto(folded, this.bytes.subarray(this.end));
    if (read < folded.length || !this.#makeRoom(written)) {
      this.#overflow = true;
      return;
    }
    this.bytes[this.end + written] = SPACE;
    this.end += written + 1;
  }

  /** Ends the words of the event. Returns whether all of them are stored; otherwise, none are. */
  finish(): boolean {
    if (this.#overflow) this.end = this.#eventStart;
    return !this.#overflow;
  }

  trim(): void {
    this.bytes = resized(this.bytes, this.end);
  }

  #makeRoom(length: number): boolean {
    // One more for the space after it.
    if (this.end + length + 1 - this.#eventStart > MAX_WORDS_BYTES) this.#overflow = true;
    return !this.#overflow;
  }
}
