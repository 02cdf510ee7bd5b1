const SLICE_BYTES = 256;

/** Finds the first non-blank character of a UTF-8 text. */
export class TextStart {
  readonly #decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  #first = '';

  push(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length && this.#first === ''; at += SLICE_BYTES) {
      const text = this.#decoder.decode(bytes.subarray(at, at + SLICE_BYTES), { stream: true });
      this.#first = text.trimStart().charAt(0);
    }
  }

  /** The character; empty if the text is blank. */
  end(): string {
    return this.#first || this.#decoder.decode().charAt(0);
  }
}
