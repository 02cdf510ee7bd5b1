import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createScanDesk } from './scan-desk.js';

const PIECE_BYTES = 128 * 1024;

/** An engine that takes notes, and breaks at one byte. */
function aDesk() {
  const happened: (number | string)[] = [];
  const broken = new Error('Broken');
  const desk = createScanDesk(
    {
      push([first = -1]) {
        if (first === 66) throw broken;
        happened.push(first);
      },
      end: () => void happened.push('end'),
    },
    {
      onScanned: () => undefined,
      onTaken: (byteCount) => happened.push(`${byteCount / PIECE_BYTES} taken`),
      onEnd: () => happened.push('ended'),
      onError: (error) => happened.push(error === broken ? 'broken' : 'other'),
    },
  );
  return { desk, happened };
}

/** A chunk of so many pieces, each of them full of one number. */
function chunkOf(...pieces: number[]): Uint8Array {
  const chunk = new Uint8Array(pieces.length * PIECE_BYTES);
  pieces.forEach((value, index) => chunk.fill(value, index * PIECE_BYTES, (index + 1) * PIECE_BYTES));
  return chunk;
}

const othersHaveRun = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('createScanDesk', () => {
  beforeEach(() => {
    // Each look at the clock takes a whole slice.
    let nowMs = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (nowMs += 8));
  });
  afterEach(() => void vi.restoreAllMocks());

  it('scans in the order in which the file came, in slices, and ends after that', async () => {
    const { desk, happened } = aDesk();

    desk.scan(chunkOf(1, 2, 3));
    desk.scan(chunkOf(4));
    desk.end();
    expect(happened).toEqual([]);

    await vi.waitFor(() => expect(happened).toEqual([1, 2, 3, '3 taken', 4, '1 taken', 'end', 'ended']));
  });

  it('scans nothing until it is to go on', async () => {
    const { desk, happened } = aDesk();
    desk.hold();
    desk.scan(chunkOf(1, 2));
    await othersHaveRun();
    expect(happened).toEqual([]);

    desk.goOn();
    await vi.waitFor(() => expect(happened).toEqual([1, 2, '2 taken']));
  });

  it('tells what breaks in the middle, and scans nothing after that', async () => {
    const { desk, happened } = aDesk();

    desk.scan(chunkOf(1, 66, 3));
    await vi.waitFor(() => expect(happened).toEqual([1, 'broken']));

    desk.scan(chunkOf(4));
    desk.end();
    await othersHaveRun();

    expect(happened).toEqual([1, 'broken']);
  });

  it('scans nothing once it is stopped', async () => {
    const { desk, happened } = aDesk();
    desk.scan(chunkOf(1, 2));

    desk.stop();
    await othersHaveRun();

    expect(happened).toEqual([]);
  });
});
