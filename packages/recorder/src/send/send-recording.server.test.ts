import { readFile } from 'node:fs/promises';
import { createFlowLensClient, type FlowLensClient } from '@flowlens/client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aPerson, type Person } from '../../../server/test/support/people/person.js';
import {
  openRestartableServer,
  type RestartableServer,
} from '../../../server/test/support/server/restartable-server.js';
import { waitUntil } from '../../../server/test/support/wait-until.js';
import type { SendProgress } from '../recorder.js';
import { createMemoryStore } from '../spool/memory-store.js';
import type { RecordingFiles } from '../spool/recording-files.js';
import { aRecording } from '../test-support/recording-state.js';
import { readVideo } from '../video/test-support/read-video.js';
import { announceRecording, sendRecording, type SendOptions } from './send-recording.js';
import { type BreakingProxy, startBreakingProxy } from './test-support/breaking-proxy.js';

const MIB = 1024 * 1024;
const details = { title: 'Checkout answers 500' };
const anEvent = (number: number) => ({
  type: 'console_error',
  relative_time_ms: number,
  console_error_data: { message: `error ${number} ${'x'.repeat(300)}` },
});
const linesOf = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `${JSON.stringify(anEvent(from + index))}\n`).join('');

/** A box that readers skip, to make a file large. */
function emptyBox(bytes: number): Uint8Array<ArrayBuffer> {
  const box = new Uint8Array(bytes);
  new DataView(box.buffer).setUint32(0, bytes);
  box.set(new TextEncoder().encode('free'), 4);
  return box;
}

describe('sendRecording', () => {
  let server: RestartableServer;
  let proxy: BreakingProxy;
  let ann: Person;
  let client: FlowLensClient;
  /** Written by this package in Chromium: a picture that moves, freezes for three seconds, and moves again. */
  let video: Uint8Array<ArrayBuffer>;
  beforeAll(async () => {
    server = await openRestartableServer();
    ann = await aPerson(server.url, 'ann@example.com');
    proxy = await startBreakingProxy(server.url);
    client = createFlowLensClient({ baseUrl: proxy.url, getAccessToken: () => ann.token });
    video = new Uint8Array(await readFile(new URL('test-support/recorded.mp4', import.meta.url)));
  });
  afterEach(() => {
    proxy.calls.length = 0;
    proxy.faults.length = 0;
  });
  afterAll(async () => {
    await proxy.close();
    await server.close();
  });

  /** A recording of events and a video of 20 MiB, which takes three chunks. */
  async function aRecordingToSend({ events = 4_000, padding = 20 * MIB } = {}): Promise<RecordingFiles> {
    const store = createMemoryStore({ maxBytes: Infinity });
    const files = await store.create(
      aRecording({
        durationMs: 10_000,
        video: { mimeType: 'video/mp4', width: 640, height: 360 },
        metadata: { browser: 'Chrome', browserVersion: '156' },
        gaps: [{ reason: 'frames_dropped', atMs: 12, forMs: 3, count: 4 }],
      }),
    );
    await files.appendVideo(video);
    if (padding > 0) await files.appendVideo(emptyBox(padding));
    await files.appendEvents(linesOf(0, events));
    return files;
  }
  const flowCount = async () => ((await (await ann.get('/flowlens/flows')).json()) as unknown[]).length;
  const callsTo = (part: string) => proxy.calls.filter((call) => call.includes(part));

  async function expectWhole(flowId: string, { events = 4_000 } = {}) {
    const flow = await client.flows.get(flowId);
    expect(flow.recording_status).toBe('completed');
    const timeline = (await (await fetch(absolute(flow.timeline_url))).json()) as {
      timeline: { relative_time_ms: number }[];
      metadata: object;
    };
    const numbers = timeline.timeline.map(({ relative_time_ms: at }) => at);
    expect(numbers.length).toBe(events);
    expect(new Set(numbers).size).toBe(events);
    expect(timeline.metadata).toMatchObject({ browser: 'Chrome', browserVersion: '156' });
    const sent = await readVideo(new Blob([video]));
    const stored = await readVideo(await (await fetch(absolute(flow.video_url))).blob());
    // Copied, not re-encoded.
    expect(stored.pictures.map(({ bytes }) => bytes)).toEqual(sent.pictures.map(({ bytes }) => bytes));
    for (const [index, { atMs }] of sent.pictures.entries())
      expect(Math.abs((stored.pictures[index]?.atMs ?? 0) - atMs)).toBeLessThan(2);
  }
  const absolute = (url: string | null) => new URL(url ?? '', server.url);

  it('turns a recording into a flow, copies its video, and deletes the files', async () => {
    const files = await aRecordingToSend();
    const progress: SendProgress[] = [];
    const sent = await sendRecording({ files, client, details, onProgress: (step) => progress.push(step) });

    await expectWhole(sent.flowId);
    expect(sent.url).toBe(`${proxy.url}/flowlens/flow/${sent.flowId}`);
    expect(await files.videoBytes()).toBe(0);
    expect([...new Set(progress.map(({ phase }) => phase))]).toEqual([
      'creating',
      'events',
      'video',
      'finishing',
      'done',
    ]);
    const sentBytes = progress.map((step) => step.sentBytes);
    expect(sentBytes).toEqual([...sentBytes].sort((a, b) => a - b));
    expect(progress.at(-1)?.sentBytes).toBe(progress.at(-1)?.totalBytes);
    expect(callsTo('/events').length).toBeGreaterThan(2);
    expect(callsTo('PATCH')).toHaveLength(3);
  });

  it('announces a flow before any data, and sends the rest later', async () => {
    const files = await aRecordingToSend();
    const announced = await announceRecording({ files, client, details });
    expect(proxy.calls).toEqual(['POST /flowlens/flow']);
    expect((await client.flows.recordingStatus(announced.flowId)).recording_status).toBe('pending');

    expect(await sendRecording({ files, client })).toEqual(announced);
    await expectWhole(announced.flowId);
  });

  it('continues after interrupted requests, lost responses and a busy server, and sends nothing twice', async () => {
    const before = await flowCount();
    proxy.faults.push(
      { call: /^POST \/flowlens\/flow$/, how: 'lose response' },
      { call: /sequence=0$/, how: 'lose response' },
      { call: /sequence=1$/, how: { status: 429, headers: { 'retry-after': '1' } } },
      { call: /^POST \/uploads$/, how: { status: 503 } },
      { call: /^PATCH/, how: 'cut request' },
      { call: /^PATCH/, how: 'lose response' },
      { call: /^HEAD/, how: { status: 502 } },
      { call: /complete$/, how: 'lose response' },
      { call: /recording-status$/, how: { status: 500 } },
    );
    const files = await aRecordingToSend();
    const phases = new Set<string>();
    const { flowId } = await sendRecording({ files, client, details, onProgress: ({ phase }) => phases.add(phase) });

    await expectWhole(flowId);
    expect(proxy.faults).toEqual([]);
    expect(await flowCount()).toBe(before + 1);
    expect(phases).toContain('waiting_for_network');
  });

  it('waits for a server that stops midway, and continues after its restart', async () => {
    const before = await flowCount();
    const files = await aRecordingToSend();
    let stopped: Promise<void> | undefined;
    const waiting = Promise.withResolvers<void>();
    const onProgress = ({ phase, sentBytes }: SendProgress) => {
      if (phase === 'video' && sentBytes > 9 * MIB) stopped ??= server.stop();
      if (phase === 'waiting_for_network') waiting.resolve();
    };
    const sending = sendRecording({ files, client, details, onProgress });
    await waiting.promise;
    await stopped;
    await server.start();
    const { flowId } = await sending;

    await expectWhole(flowId);
    expect(await flowCount()).toBe(before + 1);
  });

  it('continues from where an aborted try stopped, as after a reload', async () => {
    const before = await flowCount();
    const files = await aRecordingToSend();
    // Stops at each call in turn, so that every attempt gets one call further.
    for (let calls = 1; ; calls += 2) {
      const stop = new AbortController();
      const stopAfter = proxy.calls.length + calls;
      const timer = setInterval(() => proxy.calls.length >= stopAfter && stop.abort(), 1);
      const options: SendOptions = { files, client, signal: stop.signal, ...(calls === 1 && { details }) };
      const result = await sendRecording(options).catch((error: unknown) => error);
      clearInterval(timer);
      if (result instanceof Error) {
        expect(String(result)).toMatch(/^AbortError/);
        expect((await files.readVideo())?.size).toBeGreaterThan(0);
        continue;
      }
      await expectWhole((result as { flowId: string }).flowId);
      break;
    }
    expect(await flowCount()).toBe(before + 1);
  });

  it('starts a new upload when the server has deleted the first one', async () => {
    const files = await aRecordingToSend();
    const stop = new AbortController();
    const onProgress = ({ phase, sentBytes }: SendProgress) => phase === 'video' && sentBytes > 9 * MIB && stop.abort();
    await expect(sendRecording({ files, client, details, onProgress, signal: stop.signal })).rejects.toThrow();
    proxy.faults.push({ call: /^HEAD/, how: { status: 410 } });
    const { flowId } = await sendRecording({ files, client });

    await expectWhole(flowId);
    expect(callsTo('POST /uploads')).toHaveLength(2);
  });

  it('announces the recording again when its flow is gone', async () => {
    const files = await aRecordingToSend({ padding: 0 });
    proxy.faults.push({ call: /complete$/, how: { status: 400 } });
    await expect(sendRecording({ files, client, details })).rejects.toMatchObject({ status: 400 });
    const first = files.state().send?.flowId ?? '';
    await client.flows.remove(first);
    const { flowId } = await sendRecording({ files, client });

    expect(flowId).not.toBe(first);
    await expectWhole(flowId);
  });

  it('keeps the files of a recording that the server cannot process, and reports it', async () => {
    const files = await aRecordingToSend({ padding: 0 });
    const broken = new Uint8Array([...emptyBox(16), ...video.slice(0, 40)]);
    await files.replaceVideo(new Blob([video.slice(0, 24), broken], { type: 'video/mp4' }));
    await files.saveState({ video: { mimeType: 'video/webm', width: 1, height: 1 } });
    const sending = sendRecording({ files, client, details });

    await expect(sending).rejects.toMatchObject({ name: 'SendError', code: 'processing_failed' });
    await expect(sendRecording({ files, client })).rejects.toMatchObject({ code: 'processing_failed' });
    expect(await files.videoBytes()).toBeGreaterThan(0);
  });

  it('throws at once when the server rejects the recording', async () => {
    const files = await aRecordingToSend({ padding: 0 });
    const title = 'x'.repeat(1_000);

    await expect(sendRecording({ files, client, details: { title } })).rejects.toMatchObject({ status: 422 });
    const { flowId } = await sendRecording({ files, client, details });
    await expectWhole(flowId);
  });

  it('creates a flow from a recording without video, and lists the missing parts', async () => {
    const files = await createMemoryStore({ maxBytes: Infinity }).create(
      aRecording({ durationMs: 10_000, gaps: [{ reason: 'events_dropped', atMs: 12.6, count: 4 }] }),
    );
    await files.appendEvents(linesOf(0, 10));
    const { flowId } = await sendRecording({ files, client, details });

    const flow = await client.flows.get(flowId);
    expect(flow).toMatchObject({ recording_status: 'completed', video_url: null });
    expect(flow.capture.notes).toHaveLength(1);
  });

  it('sends a recording while it grows', async () => {
    const store = createMemoryStore({ maxBytes: Infinity });
    const files = await store.create(
      aRecording({
        video: { mimeType: 'video/mp4', width: 640, height: 360 },
        metadata: { browser: 'Chrome', browserVersion: '156' },
      }),
    );
    const sending = sendRecording({ files, client, details, follow: true });
    await files.appendVideo(video);
    await files.appendVideo(emptyBox(3 * MIB));
    await files.appendEvents(linesOf(0, 50));
    await waitUntil('a part of the video is sent', () => callsTo('PATCH').length === 1);
    await files.appendEvents(linesOf(50, 4_000));
    await files.appendVideo(emptyBox(100));
    await waitUntil('more events are sent', () => callsTo('/events').length >= 3);
    expect(callsTo('complete')).toEqual([]);
    await files.saveState({ durationMs: 10_000 });
    const { flowId } = await sending;

    await expectWhole(flowId);
  });

  it('completes an upload whose last byte was sent before the recording stopped', async () => {
    const store = createMemoryStore({ maxBytes: Infinity });
    const files = await store.create(
      aRecording({
        video: { mimeType: 'video/mp4', width: 640, height: 360 },
        metadata: { browser: 'Chrome', browserVersion: '156' },
      }),
    );
    await files.appendVideo(video);
    await files.appendVideo(emptyBox(2 * MIB));
    const sending = sendRecording({ files, client, details, follow: true });
    await waitUntil('the video is sent', () => callsTo('PATCH').length === 1);
    await new Promise((later) => setTimeout(later, 200));
    await files.saveState({ durationMs: 10_000 });
    const { flowId } = await sending;

    await expectWhole(flowId, { events: 0 });
  });
});
