import type { Flow, FlowSummary } from '@flowlens/client';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { entryEvents, readTimeline } from '@flowlens/timeline';
import { BufferSource, Input, MP4 } from 'mediabunny';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  makeFragmentedMp4,
  makeSound,
  makeWebm,
  mediaBytesOf,
  readClip,
} from '../../../test/support/recordings/make-video.js';
import { aPerson, type Person } from '../../../test/support/people/person.js';
import { announce, processed, sendEvents, uploadVideo } from '../../../test/support/recordings/recorder.js';
import { openTestServer, type TestServer } from '../../../test/support/server/test-server.js';
import { waitUntil } from '../../../test/support/wait-until.js';

const SECRETS = ['hunter2-canary', 'sk_live_4eC39HqLyjWDarjtT1zdp7dc', '4242424242424242'];
const events = [
  {
    type: 'navigation',
    relative_time_ms: 0,
    timestamp: 1_772_442_858_000,
    navigation_data: { url: 'https://shop.example/' },
  },
  {
    type: 'network_request',
    relative_time_ms: 400,
    correlation_id: '1',
    network_request_data: {
      method: 'POST',
      url: 'https://shop.example/login',
      headers: { authorization: `Bearer ${SECRETS[1]}`, 'content-type': 'application/json' },
      body: JSON.stringify({ user: 'ann', password: SECRETS[0] }),
    },
  },
  { type: 'console_error', relative_time_ms: 812, console_error_data: { message: `Card ${SECRETS[2]} was refused` } },
  { type: 'of_tomorrow', relative_time_ms: 900, anything: { password: SECRETS[0], kept: 'as it is' } },
];
/** Counts of these events, as lists show them. */
const COUNTS = { errors_count: 1, failed_requests_count: 0, page_hosts: ['shop.example'] };
const metadata = { browser: 'Chromium', screenWidth: 1280 };

describe('processing', () => {
  let server: TestServer;
  let ann: Person;
  beforeAll(async () => {
    server = await openTestServer();
    ann = await aPerson(server.url, 'ann@example.com');
  });
  afterAll(() => server.close());

  const sender = () => ({ url: server.url, person: ann });
  async function record(bytes: Buffer, filetype = 'video/mp4') {
    const flowId = await announce(ann);
    await uploadVideo(sender(), { flowId, bytes, filetype });
    await sendEvents(sender(), flowId, { sequence: 1, events: events.slice(2) });
    await sendEvents(sender(), flowId, {
      sequence: 0,
      events: [...events.slice(0, 2), { type: 'metadata', metadata }],
    });
    await ann.post(`/flowlens/flow/${flowId}/complete`);
    const { recording_status: status } = await processed(ann, flowId);
    const flow = (await (await ann.get(`/flowlens/flow/${flowId}`)).json()) as Flow;
    return { flowId, status, flow };
  }
  const summaryOf = async (flowId: string) => {
    const flows = (await (await ann.get('/flowlens/flows?limit=200')).json()) as FlowSummary[];
    return flows.find(({ id }) => id === flowId);
  };
  const bytesOf = async (url: string | null) => Buffer.from(await (await fetch(url ?? '')).arrayBuffer());
  async function lookAt(bytes: Buffer) {
    using input = new Input({ source: new BufferSource(bytes), formats: [MP4] });
    const video = await input.getPrimaryVideoTrack();
    return {
      codec: await video?.getCodec(),
      width: await video?.getDisplayWidth(),
      sound: (await input.getPrimaryAudioTrack()) !== null,
      seconds: await input.computeDuration(),
      playsWhileLoading: bytes.indexOf('moov') < bytes.indexOf('mdat'),
      inFragments: bytes.includes('moof'),
    };
  }
  const leftOvers = async (folder: string) => {
    const entries = await readdir(join(server.dataFolder, folder), { recursive: true, withFileTypes: true }).catch(
      () => [],
    );
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  };

  it('completes a recording without a video, which lasts until its last event', async () => {
    const flowId = await announce(ann);
    const gaps = [{ reason: 'paused', atMs: 100.4, forMs: 2_000 }];
    const capture = { recorder: 'sdk', version: '0.1.0', mode: 'deep', redactedCount: 3, gaps };
    await sendEvents(sender(), flowId, {
      sequence: 0,
      events: [...events, { type: 'metadata', metadata: { capture } }],
    });
    const response = await ann.post(`/flowlens/flow/${flowId}/complete`, { video: false });
    expect(response.status).toBe(202);

    const { recording_status: status } = await processed(ann, flowId);
    const flow = (await (await ann.get(`/flowlens/flow/${flowId}`)).json()) as Flow;
    expect(status).toBe('completed');
    expect(flow).toMatchObject({
      video_url: null,
      preview_video_url: null,
      thumbnail_url: null,
      video_duration_ms: 900,
    });
    const timeline = readTimeline((await bytesOf(flow.timeline_url)).toString());
    expect(flow.capture.notes).toEqual([{ code: 'paused', at_ms: 100, for_ms: 2_000, count: 1 }]);
    expect(timeline.metadata?.capture).toMatchObject({
      recorder: 'sdk',
      version: '0.1.0',
      mode: 'deep',
      redactedCount: 3,
    });
    expect([...timeline.entries()].flatMap(entryEvents).map(({ type }) => type)).toEqual(
      events.map(({ type }) => type),
    );
    expect(await summaryOf(flowId)).toMatchObject(COUNTS);
  });

  it('keeps a playable MP4 without its metadata, and adds thumbnail, preview and timeline', async () => {
    const clip = await readClip();

    const { status, flow } = await record(clip);
    const [video, preview, picture] = await Promise.all(
      [flow.video_url, flow.preview_video_url, flow.thumbnail_url].map(bytesOf),
    );

    expect(status).toBe('completed');
    expect(video!.length).toBe(clip.length);
    expect(mediaBytesOf(video!).equals(mediaBytesOf(clip))).toBe(true);
    expect(flow.video_duration_ms).toBe(Math.round((await lookAt(clip)).seconds * 1000));
    expect(await lookAt(preview!)).toMatchObject({ codec: 'avc', width: 480, sound: false, playsWhileLoading: true });
    expect(preview!.length).toBeLessThan(200_000);
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 640 });
    await waitUntil('the upload is gone', async () => (await leftOvers('uploads')).length === 0);
    expect(await leftOvers('processing')).toEqual([]);
  });

  it('serves byte ranges of its files', async () => {
    const { flow } = await record(await readClip());

    const part = await fetch(flow.video_url ?? '', { headers: { range: 'bytes=4-7' } });

    expect([part.status, await part.text(), part.headers.get('content-type')]).toEqual([206, 'ftyp', 'video/mp4']);
  });

  it('converts a WebM to MP4', async () => {
    const { status, flow } = await record(await makeWebm(), 'video/webm');
    const made = await lookAt(await bytesOf(flow.video_url));

    expect(status).toBe('completed');
    expect(made).toMatchObject({ codec: 'avc', width: 160, playsWhileLoading: true, inFragments: false });
    expect(made.seconds).toBeCloseTo(2, 0);
    expect(flow.video_duration_ms).toBe(Math.round(made.seconds * 1000));
  });

  it('joins the fragments of an MP4 without converting its frames', async () => {
    const source = await makeFragmentedMp4();

    const { status, flow } = await record(source);
    const made = await bytesOf(flow.video_url);

    expect((await lookAt(source)).inFragments).toBe(true);
    expect(status).toBe('completed');
    expect(await lookAt(made)).toMatchObject({ codec: 'avc', playsWhileLoading: true, inFragments: false });
    expect(Math.abs(made.length - (await readClip()).length)).toBeLessThan(10_000);
  });

  it('keeps the received part of a truncated recording, and notes it', async () => {
    const { status, flow } = await record((await readClip()).subarray(0, 100_000));
    const made = await lookAt(await bytesOf(flow.video_url));

    expect(status).toBe('completed');
    expect(made.seconds).toBeGreaterThan(1);
    expect(made.seconds).toBeLessThan(9);
    expect(flow.capture.notes).toEqual([{ code: 'video_cut_short', at_ms: Math.round(1_000 * made.seconds) }]);
  });

  it('writes a redacted timeline in the order of the batches, with the browser', async () => {
    const { flow } = await record(await readClip());
    const text = (await bytesOf(flow.timeline_url)).toString();
    const file = JSON.parse(text) as { timeline: { type: string }[]; metadata: unknown };

    expect(file.timeline.map(({ type }) => type)).toEqual(events.map(({ type }) => type));
    expect(file.metadata).toEqual({
      ...metadata,
      recording_duration_ms: flow.video_duration_ms,
      starting_url: expect.any(String) as string,
    });
    expect(readTimeline(text).length).toBe(events.length);
    expect(text).toContain('"kept":"as it is"');
    for (const secret of SECRETS) expect(text).not.toContain(secret);
  });

  it('never stores the secrets that recorders send', async () => {
    const flowId = await announce(ann);
    await sendEvents(sender(), flowId, { sequence: 0, events });
    const { db } = server.database;
    const batches = await db.selectFrom('event_batches').selectAll().execute();
    const everything = [
      ...batches.map((batch) => gunzipSync(batch.events).toString()),
      ...(await Promise.all((await storedFiles()).map((path) => readFile(path, 'latin1')))),
    ];

    expect(batches).toMatchObject([{ flow_id: flowId, redacted_count: 4 }]);
    for (const text of everything) for (const secret of SECRETS) expect(text).not.toContain(secret);
  });

  async function storedFiles(): Promise<string[]> {
    const entries = await readdir(join(server.dataFolder, 'blobs'), { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  }

  it.each<[string, () => Promise<Buffer> | Buffer, string?]>([
    ['an empty file', () => Buffer.alloc(0)],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a picture with a script', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
    ['a page that contains an MP4', async () => Buffer.concat([Buffer.from('<html>'), await readClip()])],
    ['a playlist', () => Buffer.from('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n')],
    [
      'a picture',
      () =>
        sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })
          .png()
          .toBuffer(),
    ],
    ['an MP4 that is truncated in its index', async () => (await readClip()).subarray(0, 2_000)],
    ['an MP4 with only its header', () => Buffer.from('0000001866747970697366f6d0000020069736f6d69736f32', 'hex')],
    ['an MP4 whose index is noise', async () => withNoise(await readClip(), 'moov')],
    ['an MP4 whose pictures are noise', async () => withNoise(await readClip(), 'mdat')],
    ['sound alone', makeSound],
    [
      'a WebM with only its header',
      () => Buffer.from('1a45dfa3a34286810142f7810142f2810442f381084282847765626d', 'hex'),
      'video/webm',
    ],
  ])('fails for %s, and keeps the timeline', async (_what, make, filetype) => {
    const { status, flow } = await record(await make(), filetype);

    expect(status).toBe('failed');
    expect([flow.video_url, flow.thumbnail_url, flow.video_duration_ms]).toEqual([null, null, 0]);
    expect(readTimeline((await bytesOf(flow.timeline_url)).toString()).length).toBe(events.length);
    expect(await summaryOf(flow.id)).toMatchObject(COUNTS);
    await waitUntil('its work folder is gone', async () => (await leftOvers('processing')).length === 0);
  });
});

/** Keeps the header of a box and corrupts the rest. */
function withNoise(bytes: Buffer, box: string): Buffer {
  const start = bytes.indexOf(box) + 4;
  const end = start + bytes.readUInt32BE(start - 8) - 8;
  return Buffer.from(bytes.map((byte, at) => (at >= start && at < end ? (at * 7_919 + byte) % 251 : byte)));
}
