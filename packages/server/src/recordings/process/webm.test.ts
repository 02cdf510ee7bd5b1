import type { Flow } from '@flowlens/client';
import { registerMediabunnyServer } from '@mediabunny/server';
import { BufferSource, EncodedPacketSink, Input, MP4, VideoSampleSink } from 'mediabunny';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeMatroska, makePictures, readClip } from '../../../test/support/recordings/make-video.js';
import { aPerson, type Person } from '../../../test/support/people/person.js';
import { announce, processed, uploadVideo } from '../../../test/support/recordings/recorder.js';
import { openTestServer, type TestServer } from '../../../test/support/server/test-server.js';

const BRIGHT = 230;

interface Picture {
  atS: number;
  grey: number;
}

/** Ten dark pictures per second. */
const darkPictures = (count: number): Picture[] =>
  Array.from({ length: count }, (_, at) => ({ atS: at / 10, grey: 20 + at }));

describe('a WebM recording', () => {
  let server: TestServer;
  let ann: Person;
  beforeAll(async () => {
    registerMediabunnyServer({ hardwareContext: null });
    server = await openTestServer();
    ann = await aPerson(server.url, 'ann@example.com');
  });
  afterAll(() => server.close());

  async function record(bytes: Buffer) {
    const flowId = await announce(ann);
    await uploadVideo({ url: server.url, person: ann }, { flowId, bytes, filetype: 'video/webm' });
    await ann.post(`/flowlens/flow/${flowId}/complete`);
    const { recording_status: status } = await processed(ann, flowId);
    return { status, flow: (await (await ann.get(`/flowlens/flow/${flowId}`)).json()) as Flow };
  }

  it.each(['vp8', 'vp9'] as const)('keeps the timing of every frame, including the last: %s', async (codec) => {
    const pictures = [...darkPictures(35), { atS: 3.5, grey: BRIGHT }];

    const { status, flow } = await record(await makePictures(pictures, { codec }));
    const shown = await picturesOf(flow.video_url);
    const preview = await picturesOf(flow.preview_video_url);

    expect(status).toBe('completed');
    expect(shown.map(({ atS }) => atS)).toEqual(pictures.map(({ atS }) => atS));
    expect(shown.slice(0, -1).every(({ grey }) => grey < 100)).toBe(true);
    expect(shown.at(-1)?.grey).toBeGreaterThan(200);
    expect(preview.at(-1)?.grey).toBeGreaterThan(200);
  });

  it('shows a frame for as long as the screen did not change', async () => {
    const pictures = [
      { atS: 0, grey: 20 },
      { atS: 0.1, grey: 60 },
      { atS: 5, grey: 100 },
      { atS: 20, grey: BRIGHT },
    ];

    const { status, flow } = await record(await makePictures(pictures));

    expect(status).toBe('completed');
    expect((await picturesOf(flow.video_url)).map(({ atS }) => atS)).toEqual([0, 0.1, 5, 20]);
    expect(flow.video_duration_ms).toBeGreaterThan(20_000);
    expect((await picturesOf(flow.preview_video_url)).length).toBeGreaterThan(1);
  });

  it('keeps its sound and lasts as long', async () => {
    const { flow } = await record(await makePictures(darkPictures(3), { soundS: 4 }));
    using video = await open(flow.video_url);
    const sound = await video.getPrimaryAudioTrack();

    expect(await sound?.getCodec()).toBe('aac');
    expect(await sound?.computeDuration()).toBeCloseTo(4, 0);
    expect(flow.video_duration_ms).toBeGreaterThan(3_900);
    expect((await picturesOf(flow.video_url)).map(({ atS }) => atS)).toEqual([0, 0.1, 0.2]);
  });

  it('is not converted when it is H.264 in Matroska', async () => {
    const { status, flow } = await record(await makeMatroska());
    using video = await open(flow.video_url);
    using clip = new Input({ source: new BufferSource(await readClip()), formats: [MP4] });

    expect(status).toBe('completed');
    expect(await sizesOf(video)).toEqual(await sizesOf(clip));
  });

  it('is one frame when the screen was static', async () => {
    const { status, flow } = await record(await makePictures([{ atS: 0, grey: BRIGHT }]));

    expect(status).toBe('completed');
    expect(await picturesOf(flow.video_url)).toHaveLength(1);
    expect((await picturesOf(flow.preview_video_url)).length).toBeGreaterThan(0);
  });
});

async function open(url: string | null): Promise<Input> {
  return new Input({ source: new BufferSource(await (await fetch(url ?? '')).arrayBuffer()), formats: [MP4] });
}

/** Returns the size of each picture in bytes. */
async function sizesOf(video: Input): Promise<number[]> {
  const track = await video.getPrimaryVideoTrack();
  const sizes: number[] = [];
  for await (const { byteLength } of new EncodedPacketSink(track!).packets()) sizes.push(byteLength);
  return sizes;
}

/** Returns the times of a video's pictures, and the brightness of the first pixel of each. */
async function picturesOf(url: string | null): Promise<Picture[]> {
  using input = await open(url);
  const track = await input.getPrimaryVideoTrack();
  const pictures: Picture[] = [];
  for await (const sample of new VideoSampleSink(track!).samples()) {
    const pixels = new Uint8Array(sample.allocationSize({ format: 'RGBA' }));
    await sample.copyTo(pixels, { format: 'RGBA' });
    pictures.push({ atS: Number(sample.timestamp.toFixed(2)), grey: pixels[0] ?? 0 });
    sample.close();
  }
  return pictures;
}
