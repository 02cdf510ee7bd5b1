import { firstIndexWhere } from '@flowlens/core/internal';

/** Longer parts that span several chunks are copied to separate memory. */
const SCRATCH_BYTES = 65_536;

/** Stores the bytes of a file in the chunks in which they arrived. */
export class ChunkStore {
  readonly #chunks: Uint8Array[] = [];
  /** Offset of each chunk in the file. */
  readonly #starts: number[] = [];
  readonly #scratch = new Uint8Array(SCRATCH_BYTES);
  #length = 0;
  // A byte order mark at the start of a text within the file belongs to the text.
  readonly #decoder = new TextDecoder('utf-8', { ignoreBOM: true });

  get length(): number {
    return this.#length;
  }

  get chunkCount(): number {
    return this.#chunks.length;
  }

  add(chunk: Uint8Array): void {
    this.#chunks.push(chunk);
    this.#starts.push(this.#length);
    this.#length += chunk.length;
  }

  chunk(index: number): Uint8Array {
    return this.#chunks[index]!;
  }

  /** Returns the offset of a chunk in the file. */
  startOf(index: number): number {
    return this.#starts[index]!;
  }

  /** Returns the chunk that contains an offset of the file. */
  indexOf(offset: number): number {
    const starts = this.#starts;
    return Math.max(0, firstIndexWhere(starts.length, (index) => starts[index]! > offset) - 1);
  }

  /**
   * Returns bytes from a position, counted from the start of a chunk. The result is a view if they are contiguous, else a
   * copy, which is valid until the next one.
   */
  bytes(chunk: number, from: number, length: number): Uint8Array {
    const first = this.#chunks[chunk]!;
    if (from + length <= first.length) return first.subarray(from, from + length);
    const copy = length <= SCRATCH_BYTES ? this.#scratch.subarray(0, length) : new Uint8Array(length);
    let start = from;
    let filled = 0;
    for (let index = chunk; filled < length; index += 1) {
      const part = this.#chunks[index]!.subarray(start, start + length - filled);
      copy.set(part, filled);
      filled += part.length;
      start = Math.max(0, start - this.#chunks[index]!.length);
    }
    return copy;
  }

  /** Returns the bytes between two offsets of the file. */
  between(start: number, end: number): Uint8Array {
    const chunk = this.indexOf(start);
    return this.bytes(chunk, start - this.#starts[chunk]!, end - start);
  }

  /** Returns the text between two offsets of the file. */
  text(start: number, end: number): string {
    return this.#decoder.decode(this.between(start, end));
  }

  decode(bytes: Uint8Array): string {
    return this.#decoder.decode(bytes);
  }
}
