import { BACKSLASH, CLOSE_ARRAY, CLOSE_OBJECT, OPEN_ARRAY, OPEN_OBJECT, QUOTE } from './json-bytes.js';

/** Variant of `endsOpen` for a file in chunks, starting at the position of the JSON error. */
export class OpenEnd {
  #depth: number;
  #inText: boolean;
  #afterBackslash = false;

  constructor({ depth, inText }: { depth: number; inText: boolean }) {
    this.#depth = depth;
    this.#inText = inText;
  }

  /** True if the file so far ends within an array, an object or a string. */
  get isOpen(): boolean {
    return this.#inText || this.#depth > 0;
  }

  push(bytes: Uint8Array): void {
    for (const byte of bytes) {
      if (this.#afterBackslash) this.#afterBackslash = false;
      else if (this.#inText) this.#lookInText(byte);
      else this.#lookOutside(byte);
    }
  }

  #lookInText(byte: number): void {
    if (byte === QUOTE) this.#inText = false;
    else if (byte === BACKSLASH) this.#afterBackslash = true;
  }

  #lookOutside(byte: number): void {
    if (byte === QUOTE) this.#inText = true;
    else if (byte === OPEN_ARRAY || byte === OPEN_OBJECT) this.#depth += 1;
    else if (byte === CLOSE_ARRAY || byte === CLOSE_OBJECT) this.#depth -= 1;
  }
}
