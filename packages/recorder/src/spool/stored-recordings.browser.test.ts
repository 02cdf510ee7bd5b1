import { DAY_MS } from '@flowlens/core/internal';
import { afterEach, describe, expect, it } from 'vitest';
import { openRecordingStore } from './open-store.js';
import { deleteRecordings, SPOOL_FOLDER, sweepRecordings } from './stored-recordings.js';
import { aRecording } from '../test-support/recording-state.js';

const ANN = { serverOrigin: 'https://flowlens.example', account: 'ann' };
const NOW = Date.now();

const root = async () => (await navigator.storage.getDirectory()).getDirectoryHandle(SPOOL_FOLDER, { create: true });

async function idsOnDisk(): Promise<string[]> {
  const ids: string[] = [];
  for await (const id of (await root()).keys()) ids.push(id);
  return ids;
}

/** Stores a recording of 1,000 bytes that no page uses. */
async function keep(startedAt: number, owner = ANN): Promise<string> {
  const files = await (await openRecordingStore(owner)).create(aRecording({ ...owner, startedAt }));
  await files.appendVideo(new Uint8Array(1_000));
  await files.release();
  return files.id;
}

afterEach(async () => {
  for (const id of await idsOnDisk()) await (await root()).removeEntry(id, { recursive: true });
});

describe('sweepRecordings', () => {
  it('deletes recordings of every account when they are older than 7 days', async () => {
    const bobs = await keep(NOW, { ...ANN, account: 'bob' });
    const anns = await keep(NOW + 2 * DAY_MS);
    await sweepRecordings({ now: NOW + 7 * DAY_MS - 1_000 });
    expect((await idsOnDisk()).sort()).toEqual([anns, bobs].sort());

    await sweepRecordings({ now: NOW + 7 * DAY_MS + 1_000 });
    expect(await idsOnDisk()).toEqual([anns]);
  });

  it('deletes the oldest recordings until the others stay below the cap', async () => {
    await keep(NOW - 3_000);
    await keep(NOW - 2_000, { ...ANN, account: 'bob' });
    const newest = await keep(NOW - 1_000);
    await sweepRecordings({ maxBytes: 2_500 });
    expect(await idsOnDisk()).toEqual([newest]);
  });

  it('keeps a recording that a page uses', async () => {
    const files = await (await openRecordingStore(ANN)).create(aRecording({ startedAt: NOW - 9 * DAY_MS }));
    await files.appendVideo(new Uint8Array(1_000));
    await sweepRecordings({ maxBytes: 0 });
    expect(await idsOnDisk()).toEqual([files.id]);
    await files.remove();
  });
});

describe('deleteRecordings', () => {
  it('deletes the unsent recordings of one account only', async () => {
    await keep(NOW);
    const bobs = await keep(NOW, { ...ANN, account: 'bob' });
    await deleteRecordings(ANN);
    expect(await idsOnDisk()).toEqual([bobs]);
  });
});
