import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Gap } from '../events/gap.js';
import { epochNow } from './frame-clock.js';
import { startVideo } from './start-video.js';
import { createCanvasStream } from './test-support/canvas-stream.js';
import { createMemorySink } from './test-support/memory-sink.js';
import { readColor } from './test-support/read-color.js';
import { type PacketFacts, readVideo } from './test-support/read-video.js';
import { writtenVideo } from './test-support/written-video.js';
import { wholeBoxesEnd } from './whole-boxes.js';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** Maximum distance between neighbours. */
const longestStep = (times: number[]) => Math.max(...times.slice(1).map((time, index) => time - (times[index] ?? 0)));
const keysIn = (pictures: PacketFacts[]) => pictures.filter(({ isKey }) => isKey);

describe('startVideo', () => {
  const cleanUps: (() => void)[] = [];
  afterEach(() => {
    for (const cleanUp of cleanUps.splice(0)) cleanUp();
    vi.unstubAllGlobals();
  });

  function setUp(size?: { width: number; height: number }) {
    const canvas = createCanvasStream(size);
    const memory = createMemorySink();
    cleanUps.push(canvas.stop);
    return { canvas, memory };
  }

  it('records a moving picture as H.264 with a key frame each second', async () => {
    const { canvas, memory } = setUp();
    const startedAt = epochNow();
    const recording = await startVideo(canvas.stream, memory.sink);
    const rest = canvas.animate();
    const origin = await recording.origin;
    const originKnownAt = epochNow();
    await writtenVideo(memory.file, ({ durationMs, pictures }) => durationMs > 2_500 && keysIn(pictures).length >= 3);
    rest();
    const summary = await recording.stop();
    const video = await readVideo(memory.file());

    expect(recording.mimeType).toBe('video/mp4');
    expect(video).toMatchObject({ codec: 'avc', width: 320, height: 240 });
    expect(summary).toMatchObject({ width: 320, height: 240, bytes: memory.file().size });
    expect(summary.framesCount).toBe(video.pictures.length);
    expect(video.pictures.length).toBeGreaterThan(10);
    expect(video.pictures[0]).toMatchObject({ atMs: 0, isKey: true });
    expect(sparedKeys(video.pictures)).toEqual([]);
    expect(Math.abs(video.durationMs - summary.durationMs)).toBeLessThan(100);
    expect(origin).toBeGreaterThan(startedAt - 1_000);
    expect(origin).toBeLessThan(originKnownAt - 900);
    expect(summary.origin).toBeLessThanOrEqual(origin);
  });

  it.each([30, 15, 10, 5])('marks exactly the key frames, at %i frames per second', async (rate) => {
    const { canvas, memory } = setUp();
    const recording = await startVideo(canvas.stream, memory.sink);
    const rest = canvas.animate(1_000 / rate);
    await writtenVideo(memory.file, ({ durationMs, pictures }) => durationMs > 4_000 && keysIn(pictures).length >= 4);
    rest();
    await recording.stop();
    const { pictures } = await readVideo(memory.file());

    expect(keysIn(pictures)).toEqual(pictures.filter(({ bytes }) => holdsKeyFrame(bytes)));
  });

  it('writes complete fragments while it records', async () => {
    const { canvas, memory } = setUp();
    const recording = await startVideo(canvas.stream, memory.sink);
    canvas.animate();
    await writtenVideo(memory.file, ({ pictures }) => pictures.length > 5);
    await vi.waitFor(() => expect(memory.parts.length).toBeGreaterThan(3));
    const before = memory.file();

    expect(await wholeBoxesEnd(before)).toBe(before.size);
    await recording.stop();
  });

  it('repeats the picture of a static page each second, so that the file lasts until the stop', async () => {
    const { canvas, memory } = setUp();
    const recording = await startVideo(canvas.stream, memory.sink);
    canvas.paint();
    const longestBlock = measureBlocks();
    // A crash would also lose about a second here, even without key frames.
    await writtenVideo(memory.file, ({ durationMs }) => durationMs > 3_000);
    const lastsMs = epochNow() - (await recording.origin);
    const { durationMs, framesCount } = await recording.stop();
    const blockedMs = longestBlock();
    const { pictures } = await readVideo(memory.file());

    expect(keysIn(pictures).length).toBeLessThanOrEqual(2 + durationMs / 10_000);
    expect(pictures.length).toBe(framesCount);
    await expectDecodable(memory.file());

    expect(longestStep(pictures.map(({ atMs }) => atMs))).toBeLessThan(2_000 + blockedMs);
    expect(durationMs).toBeGreaterThan(lastsMs - 100);
  });

  it('crops odd sizes to even ones', async () => {
    const { canvas, memory } = setUp({ width: 301, height: 201 });
    const recording = await startVideo(canvas.stream, memory.sink);
    canvas.animate();
    await recording.origin;
    await recording.stop();

    expect(await readVideo(memory.file())).toMatchObject({ width: 300, height: 200 });
  });

  it('keeps the video size when the captured page is resized', async () => {
    const { canvas, memory } = setUp();
    const recording = await startVideo(canvas.stream, memory.sink);
    canvas.animate();
    await recording.origin;
    canvas.resize(640, 200);
    const resizedMs = epochNow() - (await recording.origin);
    await writtenVideo(memory.file, ({ pictures }) => pictures.some(({ atMs }) => atMs > resizedMs + 500));
    const summary = await recording.stop();
    const video = await readVideo(memory.file());

    expect(video).toMatchObject({ width: 320, height: 240 });
    expect(video.pictures.length).toBe(summary.framesCount);
    await expectDecodable(memory.file());
  });

  it('shows black until it is resumed when it starts paused', async () => {
    const { canvas, memory } = setUp();
    const recording = await startVideo(canvas.stream, memory.sink, { startsPaused: true });
    const rest = canvas.animate();
    await recording.origin;
    rest();
    recording.resume();
    await pause(500);
    const { durationMs } = await recording.stop();

    const file = memory.file();
    expect(await readColor(file, 0.5)).toEqual([0, 0, 0]);
    expect(Math.max(...(await readColor(file, durationMs / 1_000 - 0.1)))).toBeGreaterThan(100);
  });

  it('keeps the last picture while paused, and shows a new one afterwards', async () => {
    const { canvas, memory } = setUp();
    const recording = await startVideo(canvas.stream, memory.sink);
    canvas.paint();
    const origin = await recording.origin;
    recording.pause();
    const pausedAt = epochNow() - origin;
    const rest = canvas.animate();
    await pause(2_000);
    rest();
    const resumedAt = epochNow() - origin;
    recording.resume();
    await pause(300);
    const { durationMs } = await recording.stop();
    const { pictures } = await readVideo(memory.file());

    // Only repetitions, about one per second.
    const repeated = pictures.filter(({ atMs }) => atMs > pausedAt && atMs < resumedAt - 200);
    expect(repeated.length).toBeLessThanOrEqual((resumedAt - pausedAt) / 1_000 + 1);
    expect(pictures.some(({ atMs, isKey }) => isKey && atMs > resumedAt - 200)).toBe(true);
    expect(durationMs).toBeGreaterThan(resumedAt + 200);
  });

  it('resolves `ended` when the user stops sharing, and completes the file', async () => {
    const { canvas, memory } = setUp();
    const source = canvas.stream.getVideoTracks()[0] as MediaStreamTrack;
    const recording = await startVideo(canvas.stream, memory.sink);
    canvas.animate();
    const before = await writtenVideo(memory.file, ({ pictures }) => pictures.length > 3);
    source.stop();
    await recording.ended;
    await recording.stop();

    expect((await readVideo(memory.file())).pictures.length).toBeGreaterThan(before.pictures.length);
  });

  it('rejects `ended` when the sink fails, and stops without an error', async () => {
    const { canvas } = setUp();
    const full = new Error('full');
    let bytes = 0;
    const recording = await startVideo(canvas.stream, {
      async append(part) {
        if (bytes > 0) throw full;
        bytes += part.byteLength;
      },
    });
    canvas.animate();

    await expect(recording.ended).rejects.toBe(full);
    expect((await recording.stop()).bytes).toBe(bytes);
  });

  it('rejects the origin when no frame arrived', async () => {
    const { memory } = setUp();
    const recording = await startVideo(createSilentStream(), memory.sink);
    const summary = await recording.stop();

    await expect(recording.origin).rejects.toThrow('no picture');
    expect(summary).toMatchObject({ framesCount: 0, durationMs: 0 });
  });

  it('asks a static page for its frame when none has arrived', async () => {
    const { memory } = setUp();
    const { stream, paint } = createStreamOnDemand();
    const recording = await startVideo(stream, memory.sink, { repaint: paint });
    await recording.origin;
    const { durationMs, framesCount } = await recording.stop();

    expect(framesCount).toBeGreaterThan(1);
    expect(durationMs).toBeGreaterThan(300);
    expect((await readVideo(memory.file())).pictures.length).toBe(framesCount);
  });

  it('waits for the first frame when it is stopped at once', async () => {
    const { memory } = setUp();
    const { stream, paint } = createStreamOnDemand();
    const recording = await startVideo(stream, memory.sink, { repaint: paint });
    await recording.stop();

    expect((await readVideo(memory.file())).pictures.length).toBeGreaterThan(0);
  });

  it('reports frames dropped by a slow encoder', async () => {
    vi.stubGlobal('VideoEncoder', BusyEncoder);
    const { canvas, memory } = setUp();
    const recording = await startVideo(canvas.stream, memory.sink);
    const gaps: Gap[] = [];
    recording.onGap((gap) => gaps.push(gap));
    const rest = canvas.animate();
    await recording.origin;
    BusyEncoder.queue = 9;
    await vi.waitUntil(() => BusyEncoder.refused > 5);
    BusyEncoder.queue = 0;
    await vi.waitUntil(() => gaps.length > 0);
    rest();
    await recording.stop();

    expect(gaps).toMatchObject([{ reason: 'frames_dropped' }]);
    expect(gaps[0]?.count).toBeGreaterThan(1);
    expect(gaps[0]?.forMs).toBeGreaterThan(100);
  });

  it('lasts until the stop when the encoder is busy at that moment', async () => {
    vi.stubGlobal('VideoEncoder', BusyEncoder);
    const { canvas, memory } = setUp();
    const recording = await startVideo(canvas.stream, memory.sink);
    canvas.paint();
    const origin = await recording.origin;
    BusyEncoder.queue = 9;
    await pause(1_500);
    const lastsMs = epochNow() - origin;
    const { durationMs } = await recording.stop();
    BusyEncoder.queue = 0;

    expect(durationMs).toBeGreaterThan(lastsMs - 100);
    expect((await readVideo(memory.file())).durationMs).toBeGreaterThan(durationMs - 100);
  });

  it('reports a stall when a forced paint yields no frame, and restarts the track', async () => {
    const { canvas, memory } = setUp();
    const gaps: Gap[] = [];
    const stalls: { isStalled: boolean; repaints: number }[] = [];
    let repaints = 0;
    const repaint = (onPainted: () => void) => {
      repaints += 1;
      onPainted();
    };
    const recording = await startVideo(canvas.stream, memory.sink, {
      repaint,
      onStalled: (isStalled) => stalls.push({ isStalled, repaints }),
    });
    recording.onGap((gap) => gaps.push(gap));
    canvas.paint();
    // On a busy machine, the first picture is requested.
    await recording.origin;
    repaints = 0;
    // A busy browser may deliver the first frame again to the restarted track.
    await vi.waitFor(() => expect(stalls[0]).toEqual({ isStalled: true, repaints: 1 }));
    canvas.paint();
    await vi.waitFor(() => expect(gaps[0]).toMatchObject({ reason: 'video_stalled' }));
    expect(stalls[1]).toMatchObject({ isStalled: false });
    await recording.stop();

    expect(gaps[0]?.forMs).toBeGreaterThan(4_500);
    await expectDecodable(memory.file());
  });

  it('records a microphone as Opus beside the picture, silent while paused', async () => {
    const { canvas, memory } = setUp();
    const microphone = await navigator.mediaDevices.getUserMedia({ audio: true });
    cleanUps.push(() => microphone.getTracks().forEach((track) => track.stop()));
    const stream = new MediaStream([...canvas.stream.getTracks(), ...microphone.getTracks()]);

    const recording = await startVideo(stream, memory.sink);
    canvas.animate();
    const origin = await recording.origin;
    await pause(1_000);
    recording.pause();
    const pausedAt = epochNow() - origin;
    await pause(1_500);
    const resumedAt = epochNow() - origin;
    recording.resume();
    await pause(500);
    const { durationMs } = await recording.stop();
    const video = await readVideo(memory.file());

    expect(video).toMatchObject({ codec: 'avc', soundCodec: 'opus' });
    const times = video.sound.map(({ atMs }) => atMs);
    expect(longestStep(times)).toBeLessThan(150);
    expect(times[0]).toBeLessThan(200);
    expect(Math.abs((times.at(-1) ?? 0) - durationMs)).toBeLessThan(500);
    const loudness = (from: number, to: number) => {
      const sizes = video.sound.filter(({ atMs }) => atMs > from && atMs < to).map(({ bytes }) => bytes.length);
      return sizes.reduce((sum, size) => sum + size, 0) / Math.max(1, sizes.length);
    };
    expect(loudness(pausedAt + 700, resumedAt - 300)).toBeLessThan(loudness(500, 1_500) / 2);
  });

  it('continues with silence when the microphone is lost', async () => {
    const { canvas, memory } = setUp();
    const microphone = await navigator.mediaDevices.getUserMedia({ audio: true });
    const stream = new MediaStream([...canvas.stream.getTracks(), ...microphone.getTracks()]);
    const recording = await startVideo(stream, memory.sink);
    canvas.animate();
    const origin = await recording.origin;
    for (const track of microphone.getTracks()) track.stop();
    const lostMs = epochNow() - origin;
    await writtenVideo(memory.file, (video) => video.durationMs > lostMs + 1_500);
    const { durationMs } = await recording.stop();
    const { sound } = await readVideo(memory.file());

    const times = sound.map(({ atMs }) => atMs);
    expect(longestStep(times)).toBeLessThan(150);
    expect(Math.abs((times.at(-1) ?? 0) - durationMs)).toBeLessThan(500);
  });

  it('records with MediaRecorder when the browser has no WebCodecs, and keeps the time of a pause', async () => {
    vi.stubGlobal('VideoEncoder', undefined);
    const { canvas, memory } = setUp();
    const recording = await startVideo(canvas.stream, memory.sink);
    canvas.animate();
    await recording.origin;
    recording.pause();
    await pause(1_000);
    recording.resume();
    await vi.waitFor(() => expect(memory.parts.length).toBeGreaterThan(2));
    const { durationMs, bytes } = await recording.stop();
    const video = await readVideo(memory.file());

    expect(recording.mimeType).toBe('video/mp4');
    expect(video.codec).toBe('avc');
    expect(bytes).toBe(memory.file().size);
    expect(Math.abs(video.durationMs - durationMs)).toBeLessThan(1_000);
  });
});

/**
 * Returns the pictures that should have been key frames. A moving picture needs one each second. A picture that
 * follows a second without any is a repetition, like the last one.
 */
function sparedKeys(pictures: PacketFacts[]): PacketFacts[] {
  let lastKeyAt = 0;
  return pictures.slice(0, -1).filter(({ atMs, isKey }, index) => {
    if (isKey) lastKeyAt = atMs;
    const isRepetition = atMs - (pictures[index - 1]?.atMs ?? 0) > 990;
    return !isRepetition && atMs - lastKeyAt > 1_001;
  });
}

/** Measures the longest time for which the page was blocked. */
function measureBlocks(): () => number {
  let longestMs = 0;
  let tickedAt = performance.now();
  const tick = () => {
    longestMs = Math.max(longestMs, performance.now() - tickedAt);
    tickedAt = performance.now();
  };
  const timer = setInterval(tick, 50);
  return () => {
    clearInterval(timer);
    tick();
    return longestMs;
  };
}

const IDR_SLICE = 5;

/** Returns whether a packet in AVC format is a key frame. */
function holdsKeyFrame(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at + 4 < bytes.length; at += 4 + view.getUint32(at))
    if ((view.getUint8(at + 4) & 31) === IDR_SLICE) return true;
  return false;
}

/** A stream that sends a frame only when its canvas is painted. */
function createStreamOnDemand() {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  const stream = canvas.captureStream(0);
  const [track] = stream.getVideoTracks() as CanvasCaptureMediaStreamTrack[];
  return {
    stream,
    paint() {
      track?.requestFrame();
      context?.fillRect(0, 0, canvas.width, canvas.height);
    },
  };
}

/** A stream without automatic frames: at a rate of 0 they are sent only on request. */
function createSilentStream(): MediaStream {
  return document.createElement('canvas').captureStream(0);
}

const RealEncoder = globalThis.VideoEncoder;
class BusyEncoder {
  static queue = 0;
  /** Number of times that the queue was found full. */
  static refused = 0;
  static isConfigSupported = (config: VideoEncoderConfig) => RealEncoder.isConfigSupported(config);
  #encoder: VideoEncoder;
  constructor(init: VideoEncoderInit) {
    this.#encoder = new RealEncoder(init);
  }
  get state() {
    return this.#encoder.state;
  }
  get encodeQueueSize() {
    if (BusyEncoder.queue > 0) BusyEncoder.refused += 1;
    return BusyEncoder.queue;
  }
  configure(config: VideoEncoderConfig) {
    this.#encoder.configure(config);
  }
  encode(frame: VideoFrame, options?: VideoEncoderEncodeOptions) {
    this.#encoder.encode(frame, options);
  }
  flush() {
    return this.#encoder.flush();
  }
  close() {
    this.#encoder.close();
  }
}

/** Plays the file in a video element up to its end. */
async function expectDecodable(file: Blob) {
  const video = document.createElement('video');
  video.muted = true;
  video.src = URL.createObjectURL(file);
  await new Promise((loaded, failed) => {
    video.onloadeddata = loaded;
    video.onerror = () => failed(new Error(video.error?.message));
  });
  video.currentTime = Math.max(0, (await readVideo(file)).durationMs / 1_000 - 0.1);
  await new Promise((seeked, failed) => {
    video.onseeked = seeked;
    video.onerror = () => failed(new Error(video.error?.message));
  });
  URL.revokeObjectURL(video.src);
}
