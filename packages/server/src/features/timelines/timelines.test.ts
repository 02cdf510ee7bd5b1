import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { TimelineFormatError } from '@flowlens/timeline';
import { describe, expect, it } from 'vitest';
import type { BlobStorage } from '../../platform/storage/blob-storage.js';
import { MissingBlobError, StorageError } from '../../platform/storage/storage-failures.js';
import { watchTurns } from '../../../test/support/watch-turns.js';
import { BusyError } from './busy-error.js';
import { TimelineTooLargeError } from './timeline-too-large-error.js';
import { createTimelines } from './timelines.js';

const EVENT = '{"type":"console_error","relative_time_ms":1,"console_error_data":{"message":"x"}}';
const MEGABYTE = 1024 * 1024;

/** Storage of these texts that records reads. */
function storageOf(files: Record<string, string | Error>): { storage: BlobStorage; reads: string[] } {
  const reads: string[] = [];
  const storage = {
    size: async (key: string) => (files[key] instanceof Error ? 1 : files[key]?.length),
    read: (key: string) => {
      reads.push(key);
      const file = files[key];
      return new Readable({
        read() {
          if (file instanceof Error) this.destroy(file);
          else {
            this.push(Buffer.from(file ?? ''));
            this.push(null);
          }
        },
      });
    },
  } as unknown as BlobStorage;
  return { storage, reads };
}

describe('timelines', () => {
  it('are read once for simultaneous and for later callers', async () => {
    const { storage, reads } = storageOf({ a: `[${EVENT}]` });
    const timelines = createTimelines({ storage, maxTimelineBytes: MEGABYTE });
    const opened = await Promise.all([timelines.open('a'), timelines.open('a')]);
    const [first] = [...opened, await timelines.open('a')];

    expect(first?.length).toBe(1);
    expect(reads).toEqual(['a']);
  });

  it('are evicted when others need the space, the least recently used first', async () => {
    const large = `[${EVENT},{"type":"x","relative_time_ms":2,"pad":"${'x'.repeat(50 * MEGABYTE)}"}]`;
    const { storage, reads } = storageOf({ a: large, b: large, c: large });
    const timelines = createTimelines({ storage, maxTimelineBytes: 60 * MEGABYTE });
    for (const key of ['a', 'b', 'a', 'c', 'a', 'c', 'b']) await timelines.open(key);

    expect(reads).toEqual(['a', 'b', 'c', 'b']);
  });

  it.each([
    ['not a timeline', '"text"', TimelineFormatError],
    ['broken', `[${EVENT}`, TimelineFormatError],
    ['too large', `[${EVENT}]${' '.repeat(MEGABYTE)}`, TimelineTooLargeError],
    ['deleted while it is read', new MissingBlobError('a'), MissingBlobError],
  ])('reject a file that is %s, and read it again at the next call', async (_what, file, error) => {
    const { storage, reads } = storageOf({ a: file });
    const timelines = createTimelines({ storage, maxTimelineBytes: MEGABYTE });

    await expect(timelines.open('a')).rejects.toBeInstanceOf(error);
    await expect(timelines.open('a')).rejects.toBeInstanceOf(error);
    expect(reads).toHaveLength(error === TimelineTooLargeError ? 0 : 2);
  });

  it('decompress files, and reject those that inflate beyond the limit', async () => {
    const key = 'a.json';
    const open = (text: string) => {
      const bytes = gzipSync(text);
      const storage = {
        size: async (name: string) => (name === `${key}.gz` ? bytes.length : undefined),
        read: () => Readable.from([bytes]),
      } as unknown as BlobStorage;
      return createTimelines({ storage, maxTimelineBytes: MEGABYTE }).open(key);
    };

    expect((await open(`[${EVENT}]`)).length).toBe(1);
    await expect(open(`[${EVENT}]${' '.repeat(MEGABYTE)}`)).rejects.toBeInstanceOf(TimelineTooLargeError);
  });

  it('are rejected only for a person for whom six are being read', async () => {
    const keys = [...'abcdefgh'];
    const { storage } = storageOf(Object.fromEntries(keys.map((key) => [key, `[${EVENT}]`])));
    const timelines = createTimelines({ storage, maxTimelineBytes: MEGABYTE });
    const opened = keys.map((key) => timelines.open(key, key === 'h' ? 'bob' : 'ann'));
    const outcomes = await Promise.allSettled([...opened, timelines.open('a', 'ann')]);

    expect(outcomes.map(({ status }) => status)).toEqual([
      ...Array<string>(6).fill('fulfilled'),
      'rejected',
      'fulfilled',
      'fulfilled',
    ]);
    expect(outcomes[6]).toMatchObject({ reason: expect.any(BusyError) as BusyError });
    expect((await timelines.open('g', 'ann')).length).toBe(1);
  });

  it('yield to the event loop at least every 128 KiB, however the bytes arrive', async () => {
    const event = `{"type":"console_log","relative_time_ms":1,"pad":"${'x'.repeat(140)}"}`;
    const file = Buffer.from(`[${Array<string>(40_000).fill(event).join(',')}]`);
    for (const chunkBytes of [1_000, 64 * 1024, 3 * MEGABYTE]) {
      const watched = watchTurns();
      const storage = {
        size: async () => file.length,
        async *read() {
          for (let at = 0; at < file.length; at += chunkBytes) yield file.subarray(at, at + chunkBytes);
        },
      } as unknown as BlobStorage;
      const engine = await createTimelines({ storage, maxTimelineBytes: file.length }).open('a');

      expect(engine.length).toBe(40_000);
      expect(watched.end()).toBeGreaterThan(file.length / (128 * 1024) - 1);
    }
  });

  it('are read again after the storage failed', async () => {
    const files: Record<string, string | Error> = { a: new StorageError('it does not answer') };
    const { storage, reads } = storageOf(files);
    const timelines = createTimelines({ storage, maxTimelineBytes: MEGABYTE });

    await expect(timelines.open('a')).rejects.toThrow('does not answer');
    files['a'] = `[${EVENT}]`;
    expect((await timelines.open('a')).length).toBe(1);
    expect(reads).toEqual(['a', 'a']);
  });
});
