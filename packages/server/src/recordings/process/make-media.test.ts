import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EncodedPacketSink, FilePathSource, Input, MP4, Mp4OutputFormat } from 'mediabunny';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { holdNextChild } from '../../../test/support/processes/hold-next-child.js';
import {
  makeFragmentedMp4,
  makeMatroska,
  makePictures,
  makeSoundOfNoise,
  makeSoundWithGaps,
  readClip,
  readRecording,
} from '../../../test/support/recordings/make-video.js';
import { quietLog } from '../../../test/support/server/quiet-log.js';
import { mediaChild } from '../../platform/package-paths.js';
import { openMediaSandbox } from '../../platform/sandbox/sandbox.js';
import { MachineFailure } from './machine-failure.js';
import { makeMedia } from './make-media.js';
import { UnusableVideoError } from '../media/unusable-video-error.js';

const PLENTY = { probeCpuMs: 600_000, cpuMsPerMinute: 600_000, starvedMs: 600_000, memoryMb: 4_096 };
const sandbox = await openMediaSandbox({ mediaSandbox: 'auto', dataFolder: tmpdir() });

describe('makeMedia', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'flowlens-media-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function make(video: Buffer, options: Partial<Parameters<typeof makeMedia>[0]> = {}) {
    const source = join(folder, 'source');
    writeFileSync(source, video);
    return makeMedia({ source, folder, sandbox, signal: new AbortController().signal, log: quietLog, ...options });
  }

  it('writes a preview of a mostly static video', async () => {
    const { preview } = await make(await readRecording('chrome-static.mp4'));

    const { pictures, seconds } = await lookAt(preview);
    expect(pictures).toBe(90);
    expect(seconds).toBeCloseTo(6);
  });

  it('keeps the sound of a browser recording with a gap of 50 ms', async () => {
    const { video } = await make(await readRecording('opus-gap-50ms.webm'));

    expect((await lookAt(video)).soundS).toBeCloseTo(6.05, 0);
  });

  it.each([
    ['opus', [20]],
    ['opus', [50]],
    ['opus', [100]],
    ['opus', [500]],
    ['opus', [2_000]],
    ['opus', [20, 2_000, 100, 500, 70]],
    ['aac', [100]],
    ['aac', [2_000, 60, 300]],
  ] as const)('keeps the timing of %s sound with gaps of %j ms', async (codec, gapsMs) => {
    const seconds = 2 + gapsMs.reduce((sum, gap) => sum + gap, 0) / 1_000;

    const { video } = await make(await makeSoundWithGaps({ codec, gapsMs }));

    expect((await lookAt(video)).soundS).toBeCloseTo(seconds, 0);
  });

  it.each([
    ['trunc-mr-vp8-60.webm', 49],
    ['trunc-mr-frag-60.mp4', 61],
  ])('keeps the complete frames of %s and notes that it ends early', async (name, pictures) => {
    const { video, notes } = await make(await readRecording(name));

    expect((await lookAt(video)).pictures).toBe(pictures);
    expect(notes).toEqual([{ code: 'video_cut_short', at_ms: expect.any(Number) as number }]);
  });

  it.each<[string, () => Promise<Buffer>]>([
    ['a WebM', () => makePictures(steady(60))],
    ['a WebM of H.264', makeMatroska],
    ['an MP4', readClip],
    ['an MP4 in fragments', makeFragmentedMp4],
  ])('keeps the parts before and after a damage of %s, and notes it', async (_what, makeVideo) => {
    const whole = await makeVideo();
    const seconds = (await lookAt((await make(whole)).video)).seconds;

    for (const damage of [lose, overwrite]) {
      const { video, notes } = await make(damage(whole));
      const shown = await lookAt(video);

      expect(notes[0]).toMatchObject({ code: 'video_damaged', at_ms: expect.any(Number) as number });
      expect(shown.seconds).toBeGreaterThan(0.9 * seconds);
      expect(shown.times.some((time) => time < 0.4 * seconds)).toBe(true);
      expect(shown.times.some((time) => time > 0.9 * seconds)).toBe(true);
    }
  });

  it.each<[string, () => Promise<Buffer>]>([
    ['a WebM', () => makePictures(steady(10))],
    ['an MP4', readClip],
    ['an MP4 in fragments', makeFragmentedMp4],
  ])('ignores a few bytes after %s', async (_what, makeVideo) => {
    const whole = await makeVideo();
    const { pictures } = await lookAt((await make(whole)).video);

    const { video, notes } = await make(Buffer.concat([whole, Buffer.alloc(500)]));

    expect([(await lookAt(video)).pictures, notes]).toEqual([pictures, []]);
  });

  it('shows a single frame without a duration', async () => {
    const { video, preview } = await make(
      await makePictures(steady(1), { codec: 'vp9', format: new Mp4OutputFormat() }),
    );

    expect((await lookAt(video)).pictures).toBe(1);
    expect((await lookAt(preview)).pictures).toBeGreaterThan(0);
  });

  it('leaves out sound that cannot be decoded, and notes it', async () => {
    const { video, notes } = await make(await makeSoundOfNoise());

    expect((await lookAt(video)).soundS).toBe(0);
    expect(notes).toContainEqual({ code: 'sound_left_out' });
  });

  it('blames a video that uses up its CPU time', async () => {
    const failure = make(await readClip(), { limits: { ...PLENTY, cpuMsPerMinute: 100 } });

    await expect(failure).rejects.toThrow(new UnusableVideoError('it takes too long to process'));
  });

  it('blames the machine when a process gets no CPU time', async () => {
    const started = holdNextChild(mediaChild);
    const failure = make(await readClip(), { limits: { ...PLENTY, starvedMs: 4_000 } }).catch(
      (error: unknown) => error,
    );
    await started;

    expect(await failure).toBeInstanceOf(MachineFailure);
  });

  it('waits for a process that gets its CPU time late', async () => {
    const started = holdNextChild(mediaChild);
    const made = make(await readClip(), { limits: PLENTY });
    const worker = await started;
    await sleep(1_500);
    worker.kill('SIGCONT');

    expect((await made).durationMs).toBeGreaterThan(9_000);
  });
});

/** One picture every tenth of a second. */
const steady = (count: number) => Array.from({ length: count }, (_, at) => ({ atS: at / 10, grey: 20 + at }));

/** Replaces a part by zeros, like a disk with lost data. */
function lose(video: Buffer): Buffer {
  return Buffer.from(video).fill(0, video.length >> 1, (video.length >> 1) + (video.length >> 4));
}

function overwrite(video: Buffer): Buffer {
  const [start, end] = [video.length >> 1, (video.length >> 1) + (video.length >> 4)];
  return Buffer.from(video.map((byte, at) => (at >= start && at < end ? (at * 7_919 + byte) % 251 : byte)));
}

async function lookAt(path: string) {
  using input = new Input({ source: new FilePathSource(path), formats: [MP4] });
  const [video, sound] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()];
  const times: number[] = [];
  for await (const { timestamp } of new EncodedPacketSink(video!).packets()) times.push(timestamp);
  return {
    times,
    pictures: times.length,
    seconds: await video!.computeDuration(),
    soundS: (await sound?.computeDuration()) ?? 0,
  };
}
