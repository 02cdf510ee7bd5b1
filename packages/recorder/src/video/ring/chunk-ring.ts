/** An encoded picture in memory. */
export interface RingChunk {
  type: 'key' | 'delta';
  /** Microseconds. */
  timestamp: number;
  bytes: Uint8Array<ArrayBuffer>;
}

export interface ChunkRing {
  add: (chunk: RingChunk) => void;
  /** Chunks from a key frame on: the last one before the window, if there is one. */
  chunks: () => readonly RingChunk[];
  bytes: () => number;
  clear: () => void;
}

/** Keeps the encoded pictures of the last seconds. It begins with a key frame, because nothing can be decoded before one. */
export function createChunkRing({ seconds, maxBytes }: { seconds: number; maxBytes: number }): ChunkRing {
  let kept: RingChunk[] = [];
  let bytes = 0;

  function dropTo(place: number) {
    for (const { bytes: freed } of kept.splice(0, place)) bytes -= freed.byteLength;
  }

  function clear() {
    kept = [];
    bytes = 0;
  }

  /** Index of the first key frame after the start; 0 without another. */
  function secondKey(): number {
    return Math.max(
      0,
      kept.findIndex(({ type }, place) => place > 0 && type === 'key'),
    );
  }

  return {
    add(chunk) {
      if (kept.length === 0 && chunk.type === 'delta') return;
      kept.push(chunk);
      bytes += chunk.bytes.byteLength;
      const oldest = chunk.timestamp - seconds * 1_000_000;
      for (let place = secondKey(); place > 0; place = secondKey()) {
        const isNeeded = (kept[place]?.timestamp ?? 0) > oldest && bytes <= maxBytes;
        if (isNeeded) break;
        dropTo(place);
      }
      // A single group of pictures that does not fit. It cannot be decoded without its key frame.
      if (bytes > maxBytes) clear();
    },
    chunks: () => kept,
    bytes: () => bytes,
    clear,
  };
}
