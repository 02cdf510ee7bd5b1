import { tmpdir } from 'node:os';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openMediaSandbox } from '../../../platform/sandbox/sandbox.js';
import type { BlobStorage } from '../../../platform/storage/blob-storage.js';
import { makeWebm, readClip } from '../../../../test/support/recordings/make-video.js';
import { quietLog } from '../../../../test/support/server/quiet-log.js';
import { createReadFrames } from './read-frames.js';

const MEBIBYTE = 1024 * 1024;

const sandbox = await openMediaSandbox({ mediaSandbox: 'auto', dataFolder: tmpdir() });

/** Time limit for busy test machines. */
const PATIENT = { cpuMs: 60_000, answerMs: 170_000 };

/** Storage with one file that counts the read bytes. */
function storageOf(file: Buffer | undefined, limits?: Parameters<typeof createReadFrames>[2]) {
  const read = { bytes: 0 };
  const storage = {
    size: async () => file?.length,
    read: (_key: string, range: { start: number; end: number }) => {
      const part = (file ?? Buffer.alloc(0)).subarray(range.start, range.end + 1);
      read.bytes += part.length;
      return Readable.from([part]);
    },
  } as unknown as BlobStorage;
  return { readFrames: createReadFrames(storage, sandbox, limits ?? PATIENT), read };
}

const order = (fields: object = {}) => ({
  key: 'video.mp4',
  kind: 'mp4' as const,
  timesMs: [1_000],
  width: 200,
  signal: new AbortController().signal,
  log: quietLog,
  ...fields,
});

describe('createReadFrames', () => {
  it('takes frames at the requested times, within the requested width', async () => {
    const { readFrames } = storageOf(await readClip());
    const frames = await readFrames(order({ timesMs: [0, 4_000, 99_000] }));
    const sizes = await Promise.all(frames.map(async ({ jpeg }) => (await sharp(jpeg).metadata()).width));

    expect(frames.map(({ timeMs }) => timeMs)).toEqual([0, 4_000, 99_000]);
    expect(sizes).toEqual([200, 200, 200]);
    expect(Buffer.compare(frames[0]?.jpeg ?? Buffer.alloc(0), frames[1]?.jpeg ?? Buffer.alloc(0))).not.toBe(0);
  });

  it('reads WebM and does not enlarge frames', async () => {
    const { readFrames } = storageOf(await makeWebm());
    const [frame] = await readFrames(order({ kind: 'webm', width: 1_280 }));

    expect((await sharp(frame?.jpeg).metadata()).width).toBe(160);
  });

  it.each([
    ['that is not a video', Buffer.from('<svg onload="alert(1)"/>'.repeat(100))],
    ['that is truncated', 'cut'],
    ['with the wrong extension', 'webm'],
  ] as const)('reports a file %s as not captured', async (_what, file) => {
    const bytes = file === 'cut' ? (await readClip()).subarray(0, 2_000) : file === 'webm' ? await makeWebm() : file;

    await expect(storageOf(bytes).readFrames(order())).rejects.toMatchObject({
      kind: 'not_captured',
      message: 'captured: false. The video cannot be read.',
    });
  });

  it('reports a missing file as not captured', async () => {
    await expect(storageOf(undefined).readFrames(order())).rejects.toThrow(
      'captured: false. The video file is missing.',
    );
  });

  it('rejects a file that claims enormous frames without reading them', async () => {
    const file = Buffer.concat([await readClip(), Buffer.alloc(64 * MEBIBYTE)]);
    // Size of all samples, after version and flags.
    file.writeUInt32BE(40 * MEBIBYTE, file.indexOf('stsz') + 8);
    const { readFrames, read } = storageOf(file);

    await expect(readFrames(order({ timesMs: [0] }))).rejects.toThrow('captured: false. The video cannot be read.');
    expect(read.bytes).toBeLessThan(16 * MEBIBYTE);
  });

  it('reports an immediate failure of the storage as not captured', async () => {
    const storage = {
      size: async () => 1_000,
      read() {
        throw new Error('no such bucket');
      },
    } as unknown as BlobStorage;

    await expect(createReadFrames(storage, sandbox)(order())).rejects.toThrow('no such bucket');
  });

  it('blames the video when it uses up its CPU time', async () => {
    const { readFrames } = storageOf(await readClip(), { ...PATIENT, cpuMs: 1 });
    const timesMs = Array.from({ length: 400 }, (_, at) => 25 * at);

    await expect(readFrames(order({ timesMs }))).rejects.toThrow('Ask for fewer times.');
  });

  it('blames the server when it takes too long without using its CPU time', async () => {
    const { readFrames } = storageOf(await readClip(), { ...PATIENT, answerMs: 20 });

    await expect(readFrames(order())).rejects.toThrow('The server is too busy to take pictures.');
  });

  it('stops when its caller has disconnected', async () => {
    const leaving = new AbortController();
    const frames = storageOf(await readClip()).readFrames(order({ signal: leaving.signal }));
    leaving.abort();

    await expect(frames).rejects.toMatchObject({ name: 'AbortError' });
  });
});
