import { firstIndexWhere } from '@flowlens/core/internal';
import { CustomSource } from 'mediabunny';
import type { ReadBytes } from './byte-window.js';

export interface Range {
  start: number;
  end: number;
}

/** A range of a file, or replacement bytes. */
export type Piece = Range | Buffer;

/** A whole part of a damaged file, as a separate file. */
export type Stretch = Piece[];

/** Maximum number of parts; the rest of a file with more damages is ignored. */
export const STRETCHES_MAX = 200;

/** Maximum length of unrecognizable bytes at the end that do not count as a lost rest, in bytes. */
export const TRAILING_BYTES_MAX = 4_096;

/** The whole parts of a file. */
export interface Parts {
  /** Undefined when the file is one whole part. */
  stretches: Stretch[] | undefined;
  /** True if something is missing before the last part. */
  damaged: boolean;
  /** True if something is missing after it. */
  cutShort: boolean;
}

export const UNDAMAGED: Parts = { stretches: undefined, damaged: false, cutShort: false };

/** Adds a range, merged with the last one when they are adjacent. */
export function addRange(pieces: Piece[], range: Range): void {
  const last = pieces.at(-1);
  if (last && !Buffer.isBuffer(last) && last.end === range.start)
    pieces[pieces.length - 1] = { ...range, start: last.start };
  else pieces.push(range);
}

export const lengthOf = (piece: Piece) => (Buffer.isBuffer(piece) ? piece.length : piece.end - piece.start);

/** Creates a source from which the library reads a stretch. */
export function stretchSource(stretch: Stretch, read: ReadBytes): CustomSource {
  const starts: number[] = [];
  let size = 0;
  for (const piece of stretch) {
    starts.push(size);
    size += lengthOf(piece);
  }
  return new CustomSource({ getSize: () => size, read: readPieces, prefetchProfile: 'fileSystem' });

  function pieceAt(position: number): number {
    return Math.max(0, firstIndexWhere(starts.length, (index) => starts[index]! > position) - 1);
  }

  async function readPieces(start: number, end: number): Promise<Uint8Array> {
    const parts: Buffer[] = [];
    for (let at = pieceAt(start); at < stretch.length && starts[at]! < end; at += 1) {
      const piece = stretch[at]!;
      const from = Math.max(0, start - starts[at]!);
      const to = Math.min(lengthOf(piece), end - starts[at]!);
      parts.push(Buffer.isBuffer(piece) ? piece.subarray(from, to) : await read(piece.start + from, to - from));
    }
    return Buffer.concat(parts);
  }
}
