import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EncodedPacketSink, FilePathSource, Input, MP4 } from 'mediabunny';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findChild } from '../test-support/find-child.js';
import { makeSoundWithGaps, readClip, readRecording } from '../test-support/make-video.js';
import { quietLog } from '../test-support/quiet-log.js';
import { waitUntil } from '../test-support/wait-until.js';
import { MachineFailure } from './machine-failure.js';
import { makeMedia } from './make-media.js';
import { UnusableVideoError } from './unusable-video-error.js';

const PLENTY = { probeCpuMs: 600_000, cpuMsPerMinute: 600_000, starvedMs: 600_000 };

describe('makeMedia()', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'flowlens-media-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function make(video: Buffer, options: Partial<Parameters<typeof makeMedia>[0]> = {}) {
    const source = join(folder, 'source');
    writeFileSync(source, video);
    return makeMedia({ source, folder, signal: new AbortController().signal, log: quietLog, ...options });
  }

  it('writes a preview of a video that stands still for most of its time', async () => {
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
  ] as const)('keeps %s sound with gaps of %j ms at its times', async (codec, gapsMs) => {
    const seconds = 2 + gapsMs.reduce((sum, gap) => sum + gap, 0) / 1_000;

    const { video } = await make(await makeSoundWithGaps({ codec, gapsMs }));

    expect((await lookAt(video)).soundS).toBeCloseTo(seconds, 0);
  });

  it('blames a video that uses up its processor time', async () => {
    const failure = make(await readClip(), { limits: { ...PLENTY, cpuMsPerMinute: 100 } });

    await expect(failure).rejects.toThrow(new UnusableVideoError('it takes too long to process'));
  });

  it('blames the machine when a process gets no processor time', async () => {
    const failure = make(await readClip(), { limits: { ...PLENTY, starvedMs: 4_000 } }).catch(
      (error: unknown) => error,
    );
    process.kill(await worker(), 'SIGSTOP');

    expect(await failure).toBeInstanceOf(MachineFailure);
  });

  it('waits for a process that gets its processor time late', async () => {
    const made = make(await readClip(), { limits: PLENTY });
    const pid = await worker();
    process.kill(pid, 'SIGSTOP');
    await sleep(1_500);
    process.kill(pid, 'SIGCONT');

    expect((await made).durationMs).toBeGreaterThan(9_000);
  });
});

async function worker(): Promise<number> {
  let pid: number | undefined;
  await waitUntil('a worker runs', async () => (pid = await findChild('processing/media/child')) !== undefined);
  return pid!;
}

async function lookAt(path: string) {
  using input = new Input({ source: new FilePathSource(path), formats: [MP4] });
  const [video, sound] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()];
  let pictures = 0;
  for await (const _packet of new EncodedPacketSink(video!).packets()) pictures += 1;
  return { pictures, seconds: await video!.computeDuration(), soundS: (await sound?.computeDuration()) ?? 0 };
}
