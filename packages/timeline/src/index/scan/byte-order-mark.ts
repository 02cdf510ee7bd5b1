const MARK = [0xef, 0xbb, 0xbf];

/** Removes the byte order mark from the start of a UTF-8 text, as a decoder does. */
export class ByteOrderMark {
  /** Bytes that may be the start of the mark; `null` once that is decided. */
  #held: number[] | null = [];

  /** Returns the chunk without the mark, and without bytes that are held back until more arrive. */
  strip(chunk: Uint8Array): Uint8Array {
    if (this.#held === null) return chunk;
    let taken = 0;
    while (taken < chunk.length && this.#held.length < MARK.length && chunk[taken] === MARK[this.#held.length]) {
      this.#held.push(chunk[taken]!);
      taken += 1;
    }
    if (this.#held.length === MARK.length) this.#held = [];
    else if (taken === chunk.length) return chunk.subarray(taken);
    const bytes =
      this.#held.length === 0 ? chunk.subarray(taken) : Uint8Array.from([...this.#held, ...chunk.subarray(taken)]);
    this.#held = null;
    return bytes;
  }

  /** Returns the bytes held back at the end of the file. */
  end(): Uint8Array {
    const bytes = Uint8Array.from(this.#held ?? []);
    this.#held = null;
    return bytes;
  }
}
