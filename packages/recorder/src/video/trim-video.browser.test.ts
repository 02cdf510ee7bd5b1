import { beforeAll, describe, expect, it } from 'vitest';
import { startVideo } from './start-video.js';
import { createCanvasStream } from './test-support/canvas-stream.js';
import { createMemorySink } from './test-support/memory-sink.js';
import { readVideo } from './test-support/read-video.js';
import { writtenVideo } from './test-support/written-video.js';
import { trimVideo } from './trim-video.js';
import { wholeBoxesEnd } from './whole-boxes.js';

let file: Blob;
beforeAll(async () => {
  const canvas = createCanvasStream();
  const microphone = await navigator.mediaDevices.getUserMedia({ audio: true });
  const memory = createMemorySink();
  const stream = new MediaStream([...canvas.stream.getTracks(), ...microphone.getTracks()]);
  const recording = await startVideo(stream, memory.sink);
  canvas.animate();
  await writtenVideo(memory.file, ({ durationMs, pictures }) => durationMs > 3_500 && pictures.length > 30);
  await recording.stop();
  canvas.stop();
  microphone.getTracks().forEach((track) => track.stop());
  file = memory.file();
});

describe('wholeBoxesEnd', () => {
  it('returns the end of a readable file, wherever a recording was truncated', async () => {
    let picturesBefore = 0;
    for (let size = 0; size <= file.size; size += Math.ceil(file.size / 60)) {
      const end = await wholeBoxesEnd(file.slice(0, size));
      const { pictures } = end > 0 ? await readVideo(file.slice(0, end)) : { pictures: [] };
      expect(pictures.length).toBeGreaterThanOrEqual(picturesBefore);
      picturesBefore = pictures.length;
    }
    expect(picturesBefore).toBeGreaterThan(20);
  });
});

describe('trimVideo', () => {
  it('copies the packets from the key frame before the start to the end', async () => {
    const before = await readVideo(file);
    const { video, startMs, durationMs } = await trimVideo(file, { startMs: 1_600, endMs: 3_200 });
    const after = await readVideo(video);

    const key = before.pictures.filter(({ isKey, atMs }) => isKey && atMs <= 1_600).at(-1);
    const kept = before.pictures.filter(({ atMs }) => atMs >= (key?.atMs ?? 0) && atMs <= 3_200);
    expect(startMs).toBeCloseTo(key?.atMs ?? 0, 0);
    expect(after.pictures.length).toBe(kept.length);
    expect(after.pictures.map(({ bytes }) => bytes)).toEqual(kept.map(({ bytes }) => bytes));
    expect(after.pictures[0]).toMatchObject({ atMs: 0, isKey: true });
    expect(Math.abs(durationMs - (3_200 - startMs))).toBeLessThan(50);
    expect(Math.abs(after.durationMs - durationMs)).toBeLessThan(100);
  });

  it('keeps the sound in sync with the picture', async () => {
    const before = await readVideo(file);
    const { video, startMs } = await trimVideo(file, { startMs: 2_000, endMs: 3_000 });
    const { sound } = await readVideo(video);

    const kept = before.sound.filter(({ atMs }) => atMs >= startMs && atMs <= 3_000);
    expect(sound.length).toBeGreaterThan(20);
    expect(sound.length).toBe(kept.length);
    expect(sound[0]?.atMs).toBeCloseTo((kept[0]?.atMs ?? 0) - startMs, 0);
  });

  it('keeps everything for a range around the whole video', async () => {
    const before = await readVideo(file);
    const { video, startMs } = await trimVideo(file, { startMs: 0, endMs: 60_000 });

    expect(startMs).toBe(0);
    expect((await readVideo(video)).pictures.length).toBe(before.pictures.length);
    expect(await wholeBoxesEnd(video)).toBe(video.size);
  });

  it('rejects a range after the end and a file without video', async () => {
    await expect(trimVideo(new Blob(['no video']), { startMs: 0, endMs: 1 })).rejects.toThrow();
    await expect(trimVideo(file, { startMs: 1, endMs: 0 })).resolves.toMatchObject({ startMs: 0 });
  });
});
