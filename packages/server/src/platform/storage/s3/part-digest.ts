import { createHash, type Hash } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';

/**
 * Hashes a stream: as a whole, and like S3 for an object that is uploaded in parts of a fixed size, whose checksum is
 * the hash of its parts' hashes.
 */
export class PartDigest extends Transform {
  readonly #partBytes: number;
  readonly #whole = createHash('sha256');
  readonly #parts: Buffer[] = [];
  #part: Hash = createHash('sha256');
  #inPart = 0;
  bytes = 0;

  constructor(partBytes: number) {
    super();
    this.#partBytes = partBytes;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.bytes += chunk.length;
    this.#whole.update(chunk);
    for (let rest = chunk; rest.length > 0;) {
      const piece = rest.subarray(0, this.#partBytes - this.#inPart);
      this.#part.update(piece);
      this.#inPart += piece.length;
      if (this.#inPart === this.#partBytes) this.#endPart();
      rest = rest.subarray(piece.length);
    }
    done(null, chunk);
  }

  /** In S3's base64 format; call both once, at the end. */
  checksums(): { whole: string; ofParts: string } {
    if (this.#inPart > 0) this.#endPart();
    const ofParts = createHash('sha256').update(Buffer.concat(this.#parts)).digest('base64');
    return { whole: this.#whole.digest('base64'), ofParts: `${ofParts}-${this.#parts.length}` };
  }

  #endPart(): void {
    this.#parts.push(this.#part.digest());
    this.#part = createHash('sha256');
    this.#inPart = 0;
  }
}
