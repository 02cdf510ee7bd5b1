import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createScanJob } from './scan-job.js';

const PIECE_BYTES = 128 * 1024;

/** A job whose engine records the calls and throws at byte 66. */
function aJob() {
  const happened: (number | string)[] = [];
  const broken = new Error('Broken');
  const job = createScanJob(
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
  return { job, happened };
}

/** A chunk of several pieces, each filled with one number. */
function chunkOf(...pieces: number[]): Uint8Array {
  const chunk = new Uint8Array(pieces.length * PIECE_BYTES);
  pieces.forEach((value, index) => chunk.fill(value, index * PIECE_BYTES, (index + 1) * PIECE_BYTES));
  return chunk;
}

const othersHaveRun = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('createScanJob', () => {
  beforeEach(() => {
    // Each reading of the clock takes a whole slice.
    let nowMs = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (nowMs += 8));
  });
  afterEach(() => void vi.restoreAllMocks());

  it('scans chunks in their order, in slices, and then ends', async () => {
    const { job, happened } = aJob();

    job.scan(chunkOf(1, 2, 3));
    job.scan(chunkOf(4));
    job.end();
    expect(happened).toEqual([]);

    await vi.waitFor(() => expect(happened).toEqual([1, 2, 3, '3 taken', 4, '1 taken', 'end', 'ended']));
  });

  it('reports an error and scans nothing after it', async () => {
    const { job, happened } = aJob();

    job.scan(chunkOf(1, 66, 3));
    await vi.waitFor(() => expect(happened).toEqual([1, 'broken']));

    job.scan(chunkOf(4));
    job.end();
    await othersHaveRun();

    expect(happened).toEqual([1, 'broken']);
  });

  it('scans nothing after it is stopped', async () => {
    const { job, happened } = aJob();
    job.scan(chunkOf(1, 2));

    job.stop();
    await othersHaveRun();

    expect(happened).toEqual([]);
  });
});
