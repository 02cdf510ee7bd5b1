import { describe, expect, it } from 'vitest';
import { createChunkRing, type RingChunk } from './chunk-ring.js';

const SECOND_US = 1_000_000;

function chunk(atSeconds: number, type: RingChunk['type'], size = 10): RingChunk {
  return { type, timestamp: atSeconds * SECOND_US, bytes: new Uint8Array(size) };
}

/** One picture a second, with a key frame each third second. */
function fill(count: number, bounds: { seconds: number; maxBytes: number }) {
  const ring = createChunkRing(bounds);
  for (let at = 0; at < count; at += 1) ring.add(chunk(at, at % 3 === 0 ? 'key' : 'delta'));
  return ring;
}

const timesOf = (ring: ReturnType<typeof fill>) => ring.chunks().map(({ timestamp }) => timestamp / SECOND_US);

describe('createChunkRing', () => {
  it('covers the time window and starts with a key frame', () => {
    const ring = fill(20, { seconds: 5, maxBytes: Infinity });
    expect(timesOf(ring)).toEqual([12, 13, 14, 15, 16, 17, 18, 19]);
    expect(ring.chunks()[0]?.type).toBe('key');
  });

  it('stays below its byte limit by shortening the window', () => {
    const ring = fill(20, { seconds: 60, maxBytes: 50 });
    expect(ring.bytes()).toBeLessThanOrEqual(50);
    expect(timesOf(ring)).toEqual([15, 16, 17, 18, 19].slice(ring.chunks()[0]?.timestamp === 15 * SECOND_US ? 0 : 3));
  });

  it('never exceeds its byte limit, even when key frames are far apart', () => {
    const maxBytes = 1_000;
    const ring = createChunkRing({ seconds: 120, maxBytes });
    for (let at = 0; at < 300; at += 1) {
      ring.add(chunk(at, at % 150 === 0 ? 'key' : 'delta', 40));
      expect(ring.bytes()).toBeLessThanOrEqual(maxBytes);
    }
  });

  it('accepts nothing before the first key frame', () => {
    const ring = createChunkRing({ seconds: 5, maxBytes: Infinity });
    ring.add(chunk(0, 'delta'));
    expect(ring.chunks()).toEqual([]);
  });

  it('is empty after it is cleared', () => {
    const ring = fill(4, { seconds: 5, maxBytes: Infinity });
    ring.clear();
    expect(ring.chunks()).toEqual([]);
    expect(ring.bytes()).toBe(0);
  });
});
