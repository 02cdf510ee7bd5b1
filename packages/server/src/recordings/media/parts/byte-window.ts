/** Reads up to `length` bytes; fewer only at the end of the file. */
export type ReadBytes = (position: number, length: number) => Promise<Buffer>;

const WINDOW_BYTES = 256 * 1024;

/** Buffered reader for small, mostly sequential reads. */
export class ByteWindow {
  readonly #read: ReadBytes;
  #start = 0;
  #bytes: Buffer = Buffer.alloc(0);

  constructor(
    read: ReadBytes,
    /** In bytes. */
    readonly size: number,
  ) {
    this.#read = read;
  }

  /** Returns the bytes from a position on, fewer at the end of the file. */
  async bytes(position: number, length: number): Promise<Buffer> {
    const wanted = Math.max(0, Math.min(length, this.size - position));
    const end = this.#start + this.#bytes.length;
    if (position < this.#start || position + wanted > end) {
      this.#start = position;
      this.#bytes = await this.#read(position, Math.min(Math.max(wanted, WINDOW_BYTES), this.size - position));
    }
    return this.#bytes.subarray(position - this.#start, position - this.#start + wanted);
  }
}
