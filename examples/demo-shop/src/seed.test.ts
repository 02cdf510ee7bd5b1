import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FLOW_DESCRIPTION_MAX_CHARS, FLOW_TITLE_MAX_CHARS, TAG_NAME_MAX_CHARS } from '@flowlens/core/limits';
import { DOM_ACTION_TYPES, EVENT_TYPES, type EventType, type TimelineEvent } from '@flowlens/core/recorded';
import { redactEvent } from '@flowlens/core/redaction';
import { createMcpClientFields } from '@flowlens/timeline';
import { EncodedPacketSink, FilePathSource, Input, MP4 } from 'mediabunny';
import { describe, expect, it } from 'vitest';
import { TYPED_CARD_NUMBER, TYPED_PASSWORD } from './scenarios/typed-secrets.js';

const SEED = fileURLToPath(new URL('../../../packages/server/seed/', import.meta.url));
const SEED_MAX_BYTES = 6 * 1024 * 1024;
const PREVIEW_KEY_FRAME_MAX_GAP_S = 2;
/**
 * The recorder writes a key frame each second while the picture changes. A still picture needs fewer, and seeking in it
 * is cheap.
 */
const VIDEO_KEY_FRAME_MAX_GAP_S = 10;
const DEMO_PEOPLE = ['ada@flowlens.test', 'ben@flowlens.test', 'cleo@flowlens.test'];

interface SeedFlow {
  title: string;
  description: string;
  tags: string[];
  reporter_email: string;
  recorded_at: string;
  video_duration_ms: number;
  comments: { author_email: string; content: string; timestamp: number }[];
}

const slugs = readdirSync(SEED, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
const readJson = <T>(slug: string, name: string) => JSON.parse(readFileSync(join(SEED, slug, name), 'utf8')) as T;
const readFlow = (slug: string) => readJson<SeedFlow>(slug, 'flow.json');
const readTimeline = (slug: string) =>
  readJson<{ timeline: TimelineEvent[]; metadata: Record<string, unknown> }>(slug, 'timeline.json');
const everything = slugs.flatMap((slug) => readdirSync(join(SEED, slug)).map((name) => join(SEED, slug, name)));
const allEvents = slugs.flatMap((slug) => readTimeline(slug).timeline);

/** Event types that a page cannot observe, and gaps, which these flows do not have. */
const MISSING_TYPES = new Set<EventType>([
  'websocket_handshake_request',
  'websocket_handshake_response',
  'recorder_gap',
  'recorder_mark',
]);

describe('the recorded demo flows', () => {
  it('number three and take less than 6 MB', () => {
    expect(slugs).toHaveLength(3);
    expect(everything.reduce((sum, path) => sum + readFileSync(path).length, 0)).toBeLessThan(SEED_MAX_BYTES);
  });

  it.each(EVENT_TYPES.filter((type) => !MISSING_TYPES.has(type)))('contain an event of type %s', (type) => {
    expect(allEvents.some((event) => event.type === type)).toBe(true);
  });

  it.each(DOM_ACTION_TYPES)('contain the action %s', (action) => {
    expect(allEvents.some((event) => event.action_type === action)).toBe(true);
  });

  it('contain an order that returns 500 and a request blocked by CORS', () => {
    const responses = allEvents.flatMap(({ network_response_data: data }) => data ?? []);

    expect(responses).toContainEqual(
      expect.objectContaining({
        status: 500,
        body: expect.stringContaining('Cannot read properties of undefined') as string,
      }),
    );
    expect(responses).toContainEqual(
      expect.objectContaining({ status: 0, url: 'http://parcels.example/v1/parcels/KK-4821' }),
    );
  });

  it('have no gap', () => {
    expect(slugs.map((slug) => readTimeline(slug).metadata['capture'])).toEqual(
      slugs.map(() => expect.objectContaining({ recorder: 'extension', gaps: [] }) as object),
    );
  });

  it('name the shop and its parcel service instead of their local addresses', () => {
    const hosts = new Set(JSON.stringify(allEvents).match(/(?<=[a-z]:\/\/)[\w.:-]+/g));
    hosts.delete('www.w3.org');
    expect([...hosts].toSorted()).toEqual(['kilnkin.example', 'parcels.example']);
  });

  it('contain no typed secret, token or cookie', () => {
    for (const path of everything) {
      const text = readFileSync(path, 'latin1');
      expect(text).not.toContain(TYPED_PASSWORD);
      expect(text).not.toContain(TYPED_CARD_NUMBER);
      expect(text).not.toContain(TYPED_CARD_NUMBER.replaceAll(' ', ''));
      expect(text).not.toMatch(/eyJhbGci|kiln_session=/);
    }
  });

  it('contain no value of a header with credentials', () => {
    const headers = allEvents.flatMap((event) => Object.entries(headersOf(event)));
    const secret = headers.filter(([name]) => /^(?:authorization|cookie|set-cookie)$/i.test(name));

    expect(secret.length).toBeGreaterThan(0);
    expect(secret.filter(([, value]) => value !== '[redacted]')).toEqual([]);
  });

  it('stay unchanged by another redaction', () => {
    expect(allEvents.map(redactEvent)).toEqual(allEvents);
  });
});

describe.each(slugs)('%s', (slug) => {
  it('has a flow within the limits of its form', () => {
    const { title, description, tags, reporter_email, recorded_at, video_duration_ms, comments } = readFlow(slug);

    expect([...title].length).toBeLessThanOrEqual(FLOW_TITLE_MAX_CHARS);
    expect([...description].length).toBeLessThanOrEqual(FLOW_DESCRIPTION_MAX_CHARS);
    expect(tags.filter((tag) => [...tag].length > TAG_NAME_MAX_CHARS)).toEqual([]);
    expect(new Date(recorded_at).toISOString()).toBe(recorded_at);
    expect(video_duration_ms).toBeGreaterThanOrEqual(20_000);
    expect(video_duration_ms).toBeLessThanOrEqual(60_000);
    expect(DEMO_PEOPLE).toContain(reporter_email);
    for (const { author_email, content, timestamp } of comments) {
      expect(DEMO_PEOPLE).toContain(author_email);
      expect(content.trim()).not.toBe('');
      expect(Number.isInteger(timestamp) && timestamp * 1000 <= video_duration_ms).toBe(true);
    }
  });

  it('has a timeline in order of time, within the video', () => {
    const { timeline, metadata } = readTimeline(slug);
    const { video_duration_ms } = readFlow(slug);
    const times = timeline.map((event) => event.relative_time_ms);
    const starts = timeline.map(({ timestamp, relative_time_ms }) => timestamp! - relative_time_ms);

    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times[0]).toBeGreaterThanOrEqual(0);
    expect(times.at(-1)).toBeLessThanOrEqual(video_duration_ms);
    expect(new Set(starts).size).toBe(1);
    expect(metadata).toMatchObject({
      browser: 'Chromium',
      screenWidth: 1280,
      screenHeight: 720,
      timezone: expect.any(String) as string,
    });
  });

  it('has the fields that the MCP client reads, like an uploaded recording', () => {
    const { timeline, metadata } = readTimeline(slug);
    const fields = createMcpClientFields();
    const completed = timeline.map((event) => fields.complete(event as unknown as Record<string, unknown>));

    expect(timeline).toEqual(completed);
    expect(metadata).toMatchObject(fields.metadata(readFlow(slug).video_duration_ms));
  });

  it('has no response before its request', () => {
    const { timeline } = readTimeline(slug);
    const sent = new Map(
      timeline.filter(({ type }) => type === 'network_request').map((event) => [event.correlation_id, event]),
    );
    const responses = timeline.filter(({ type }) => type === 'network_response');

    expect(sent.size).toBe(timeline.filter(({ type }) => type === 'network_request').length);
    for (const response of responses) {
      const request = sent.get(response.correlation_id);
      if (request) expect(response.relative_time_ms).toBeGreaterThanOrEqual(request.relative_time_ms);
    }
  });

  it.each([
    ['video.mp4', 1280, 720],
    ['preview.mp4', 480, 270],
  ])('has a %s that starts at once and is seekable', async (name, width, height) => {
    const path = join(SEED, slug, name);
    const bytes = readFileSync(path);
    using input = new Input({ source: new FilePathSource(path), formats: [MP4] });
    const track = (await input.getPrimaryVideoTrack())!;
    const keys: number[] = [];
    for await (const packet of new EncodedPacketSink(track).packets())
      if (packet.type === 'key') keys.push(packet.timestamp);
    const end = await input.computeDuration();

    expect([await track.getCodec(), await track.getDisplayWidth(), await track.getDisplayHeight()]).toEqual([
      'avc',
      width,
      height,
    ]);
    expect(await input.getPrimaryAudioTrack()).toBeNull();
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
    expect(keys[0]).toBe(0);
    expect(Math.max(...[...keys.slice(1), end].map((time, at) => time - keys[at]!))).toBeLessThanOrEqual(
      (name === 'video.mp4' ? VIDEO_KEY_FRAME_MAX_GAP_S : PREVIEW_KEY_FRAME_MAX_GAP_S) + 0.001,
    );
    if (name === 'video.mp4') expect(Math.round(end * 1000)).toBe(readFlow(slug).video_duration_ms);
  });

  it('has a JPEG thumbnail', () => {
    expect(
      readFileSync(join(SEED, slug, 'thumbnail.jpg'))
        .subarray(0, 3)
        .toString('hex'),
    ).toBe('ffd8ff');
  });
});

function headersOf({
  network_request_data,
  network_response_data,
  websocket_handshake_data,
}: TimelineEvent): Record<string, string> {
  const data = network_request_data ?? network_response_data ?? websocket_handshake_data;
  return (data?.headers ?? {}) as Record<string, string>;
}
