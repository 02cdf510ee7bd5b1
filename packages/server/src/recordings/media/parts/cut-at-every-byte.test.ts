import { registerMediabunnyServer } from '@mediabunny/server';
import {
  BufferSource,
  BufferTarget,
  EncodedPacketSink,
  Input,
  MATROSKA,
  MP4,
  Mp4OutputFormat,
  type OutputFormat,
  type VideoCodec,
  VideoSampleSink,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';
import { describe, expect, it } from 'vitest';
import { makePictures } from '../../../../test/support/recordings/make-video.js';
import { UnusableVideoError } from '../unusable-video-error.js';
import { inspectContainer } from '../open/container.js';
import { copyToMp4 } from '../write/copy-to-mp4.js';
import { openParts } from '../open/open-parts.js';
import type { ReadBytes } from './byte-window.js';

const PICTURES = [0, 0.1, 0.2, 0.3].map((atS) => ({ atS, grey: 40 + 100 * atS }));

describe('a recording that is truncated at any byte', () => {
  it.each<[string, VideoCodec, OutputFormat]>([
    ['a WebM of a browser', 'vp8', new WebMOutputFormat({ appendOnly: true })],
    ['a WebM with an index', 'vp9', new WebMOutputFormat()],
    ['an MP4 in fragments', 'avc', new Mp4OutputFormat({ fastStart: 'fragmented', minimumFragmentDuration: 0.15 })],
    ['an MP4 with its index in front', 'avc', new Mp4OutputFormat({ fastStart: 'in-memory' })],
  ])('keeps every complete frame of %s', async (_what, codec, format) => {
    const bytes = await makePictures(PICTURES, { codec, format, size: { codedWidth: 16, codedHeight: 16 } });
    const firstPictureEnd = await endOfFirstPicture(bytes);

    const shown: number[] = [];
    for (let length = 0; length <= bytes.length; length += 1) shown.push(await picturesOf(bytes.subarray(0, length)));

    expect(shown.findIndex((count) => count > 0)).toBe(firstPictureEnd);
    expect(shown).toEqual(shown.toSorted((one, other) => one - other));
    expect(shown.at(-1)).toBe(PICTURES.length);
  });

  it('can be played', async () => {
    const bytes = await makePictures(PICTURES);

    const { target } = await copy(bytes.subarray(0, bytes.length - 40));

    using input = new Input({ source: new BufferSource(target.buffer!), formats: [MP4] });
    const times: number[] = [];
    for await (const sample of new VideoSampleSink((await input.getPrimaryVideoTrack())!).samples()) {
      times.push(Number(sample.timestamp.toFixed(2)));
      sample.close();
    }
    expect(times).toEqual([0, 0.1, 0.2]);
  });
});

async function picturesOf(bytes: Buffer): Promise<number> {
  try {
    return (await copy(bytes)).count;
  } catch (error) {
    expect(error).toBeInstanceOf(UnusableVideoError);
    return 0;
  }
}

async function copy(bytes: Buffer) {
  const read: ReadBytes = (position, length) => Promise.resolve(bytes.subarray(position, position + length));
  const container = await inspectContainer(read, bytes.length);
  using parts = await openParts({ read, size: bytes.length }, container);
  const target = new BufferTarget();
  const knowsEnd = !container.parts.cutShort && !container.parts.damaged;
  const { count } = await copyToMp4(parts.videos, { target, knowsEnd });
  return { target, count };
}

async function endOfFirstPicture(bytes: Buffer): Promise<number> {
  registerMediabunnyServer({ hardwareContext: null });
  using input = new Input({ source: new BufferSource(bytes), formats: [MP4, WEBM, MATROSKA] });
  const packet = await new EncodedPacketSink((await input.getPrimaryVideoTrack())!).getFirstPacket();
  return bytes.indexOf(packet!.data) + packet!.byteLength;
}
