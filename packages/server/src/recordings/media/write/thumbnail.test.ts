import { mkdtempSync, rmSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registerMediabunnyServer } from '@mediabunny/server';
import { afterAll, describe, expect, it } from 'vitest';
import { openVideo } from '../open/open-video.js';
import { writeThumbnail } from './thumbnail.js';

const folder = mkdtempSync(join(tmpdir(), 'flowlens-thumbnail-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

registerMediabunnyServer({ hardwareContext: null });

describe('writeThumbnail', () => {
  it('takes the first picture when no key frame is found for any of the moments', async () => {
    // The browser was killed: the file has no index, and at each time a fragment without a key frame.
    const killed = new URL('../../../../test/support/media/killed-sdk.mp4', import.meta.url);
    using video = await openVideo(killed.pathname, { kind: 'mp4' });
    const target = join(folder, 'thumbnail.jpg');

    expect(await writeThumbnail(video, target)).toBe(video.startS);
    expect((await stat(target)).size).toBeGreaterThan(1_000);
  });
});
