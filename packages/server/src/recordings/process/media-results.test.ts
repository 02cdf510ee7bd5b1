import { once } from 'node:events';
import { linkSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readResult, takeFiles } from './media-results.js';
import { UnusableVideoError } from '../media/unusable-video-error.js';

describe('readResult', () => {
  it('returns duration and notes', () => {
    const result = { durationMs: 1_000, notes: [{ code: 'video_damaged', at_ms: 5 }, { code: 'sound_left_out' }] };

    expect(readResult(result)).toEqual(result);
  });

  it.each([
    undefined,
    null,
    'done',
    { durationMs: Number.NaN, notes: [] },
    { durationMs: -1, notes: [] },
    { durationMs: 1e12, notes: [] },
    { durationMs: 1, notes: [{ code: 'events_skipped', count: 1 }] },
    { durationMs: 1, notes: [{ code: 'video_damaged', at_ms: '<b>' }] },
    { durationMs: 1, notes: Array.from({ length: 51 }, () => ({ code: 'video_damaged' })) },
    { durationMs: 1, notes: [], video: '/data/secret' },
  ])('rejects %j', (message) => {
    expect(() => readResult(message)).toThrow(UnusableVideoError);
  });
});

describe('takeFiles', () => {
  let folder: string;
  let made: string;
  let secret: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'flowlens-taken-'));
    made = join(folder, 'made');
    secret = join(folder, 'secret');
    mkdirSync(made);
    writeFileSync(secret, 'hush');
    for (const name of ['video.mp4', 'preview.mp4', 'thumbnail.jpg']) writeFileSync(join(made, name), name);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('moves the files out of the folder of the process', async () => {
    const { video, preview, thumbnail } = await takeFiles(made, folder);

    expect([video, preview, thumbnail].map((path) => readFileSync(path, 'utf8'))).toEqual([
      'video.mp4',
      'preview.mp4',
      'thumbnail.jpg',
    ]);
    expect(video).toBe(join(folder, 'video.mp4'));
  });

  it.each<[string, (path: string) => unknown]>([
    ['a link to a file of the server', (path) => symlinkSync(secret, path)],
    ['another name of a file of the server', (path) => linkSync(secret, path)],
    ['a folder', (path) => mkdirSync(path)],
    ['a socket', (path) => once(createServer().listen(path).unref(), 'listening')],
    ['nothing', () => undefined],
  ])('blames the video when its process left %s', async (_what, leave) => {
    rmSync(join(made, 'video.mp4'));
    await leave(join(made, 'video.mp4'));

    await expect(takeFiles(made, folder)).rejects.toThrow(UnusableVideoError);
  });
});
