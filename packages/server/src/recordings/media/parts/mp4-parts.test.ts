import { EncodedPacketSink, Input, MP4 } from 'mediabunny';
import { describe, expect, it } from 'vitest';
import { makeFragmentedMp4 } from '../../../../test/support/recordings/make-video.js';
import { ByteWindow } from './byte-window.js';
import { findMp4Parts } from './mp4-parts.js';
import { stretchSource, type Stretch } from './stretch.js';

const readerOf = (bytes: Buffer) => (at: number, length: number) => Promise.resolve(bytes.subarray(at, at + length));

/** Returns the pictures of a stretch as base64. */
async function picturesOf(file: Buffer, stretch: Stretch): Promise<string[]> {
  using input = new Input({ source: stretchSource(stretch, readerOf(file)), formats: [MP4] });
  const pictures: string[] = [];
  for await (const { data } of new EncodedPacketSink((await input.getPrimaryVideoTrack())!).packets())
    pictures.push(Buffer.from(data).toString('base64'));
  return pictures;
}

describe('findMp4Parts', () => {
  it.each([1, 7, 8, 15, 16, 17, 100])('finds every picture after %i damaged bytes behind the index', async (gap) => {
    const file = await makeFragmentedMp4();
    const firstFragment = file.indexOf('moof') - 4;
    const damaged = Buffer.concat([file.subarray(0, firstFragment), Buffer.alloc(gap), file.subarray(firstFragment)]);

    const parts = await findMp4Parts(new ByteWindow(readerOf(damaged), damaged.length));

    const last = parts?.stretches?.at(-1) ?? [];
    expect(await picturesOf(damaged, last)).toEqual(await picturesOf(file, [{ start: 0, end: file.length }]));
  });
});
