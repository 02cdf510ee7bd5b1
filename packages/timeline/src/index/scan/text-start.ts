const SLICE_BYTES = 256;

/** Finds the first character of a text in UTF-8 that is no blank. */
export class TextStart {
  readonly #decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  #first = '';

  push(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length && this.#first === ''; at += SLICE_BYTES) {
      const text = this.#decoder.decode(bytes.subarray(at, at + SLICE_BYTES), { stream: true });
      this.#first = text.trimStart().charAt(0);
    }
  }

  /** The character, or an empty text when there is none to the end. */
  end(): string {
    return this.#first || this.#decoder.decode().charAt(0);
  }
}
