import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import type { BlobStorage } from '../../../storage/blob-storage.js';
import { MissingBlobError, StorageError } from '../../../storage/storage-failures.js';
import { createTimelines } from './timelines.js';

const EVENT = '{"type":"console_error","relative_time_ms":1,"console_error_data":{"message":"x"}}';
const MEGABYTE = 1024 * 1024;

/** A storage of these texts that notes what is read. */
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

const flow = (timeline_key: string) => ({ timeline_key, recording_status: 'completed' as const });

describe('timelines', () => {
  it('are read once for all who ask at the same time or soon after', async () => {
    const { storage, reads } = storageOf({ a: `[${EVENT}]` });
    const timelines = createTimelines({ storage, maxTimelineBytes: MEGABYTE });
    const opened = await Promise.all([timelines.open(flow('a')), timelines.open(flow('a'))]);
    const [first] = [...opened, await timelines.open(flow('a'))];

    expect(first?.captured === true && first.engine.length).toBe(1);
    expect(reads).toEqual(['a']);
  });

  it('are forgotten when others take their room, those first that nobody asked for in the longest time', async () => {
    const large = `[${EVENT},{"type":"x","relative_time_ms":2,"pad":"${'x'.repeat(50 * MEGABYTE)}"}]`;
    const { storage, reads } = storageOf({ a: large, b: large, c: large });
    const timelines = createTimelines({ storage, maxTimelineBytes: 60 * MEGABYTE });
    for (const key of ['a', 'b', 'a', 'c', 'a', 'c', 'b']) await timelines.open(flow(key));

    expect(reads).toEqual(['a', 'b', 'c', 'b']);
  });

  it.each([
    ['no timeline', '"text"', 'The timeline file cannot be read.'],
    ['broken', `[${EVENT}`, 'The timeline file cannot be read.'],
    ['too large', `[${EVENT}]${' '.repeat(MEGABYTE)}`, 'The timeline is larger than this server reads.'],
    ['gone while it is read', new MissingBlobError('a'), 'The timeline file is missing.'],
  ])('that are %s are not captured', async (_what, file, why) => {
    const { storage } = storageOf({ a: file });

    expect(await createTimelines({ storage, maxTimelineBytes: MEGABYTE }).open(flow('a'))).toEqual({
      captured: false,
      why,
    });
  });

  it('are asked for again after the storage failed', async () => {
    const files: Record<string, string | Error> = { a: new StorageError('it does not answer') };
    const { storage, reads } = storageOf(files);
    const timelines = createTimelines({ storage, maxTimelineBytes: MEGABYTE });

    await expect(timelines.open(flow('a'))).rejects.toThrow('does not answer');
    files['a'] = `[${EVENT}]`;
    expect((await timelines.open(flow('a'))).captured).toBe(true);
    expect(reads).toEqual(['a', 'a']);
  });
});
