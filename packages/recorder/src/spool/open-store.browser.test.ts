import { DAY_MS } from '@flowlens/core/internal';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { holdRecording } from './in-use-lock.js';
import { openRecordingStore } from './open-store.js';
import type { RecordingFiles } from './recording-files.js';
import { SPOOL_FOLDER } from './stored-recordings.js';
import { failStorage } from '../test-support/fail-storage.js';
import { aRecording } from '../test-support/recording-state.js';

const OWN = { serverOrigin: 'https://flowlens.example', account: 'ann' };
const root = async () => (await navigator.storage.getDirectory()).getDirectoryHandle(SPOOL_FOLDER, { create: true });
async function namesIn(folder: FileSystemDirectoryHandle): Promise<string[]> {
  const names: string[] = [];
  for await (const name of folder.keys()) names.push(name);
  return names;
}
const textOf = async (blob: Blob | undefined) => blob?.text();

describe('openRecordingStore', () => {
  afterEach(async () => {
    vi.unstubAllGlobals();
    const folder = await root();
    for (const name of await namesIn(folder)) await folder.removeEntry(name, { recursive: true });
  });

  it('keeps appended data, also for a store that is opened later', async () => {
    const store = await openRecordingStore(OWN);
    const state = aRecording({ video: { mimeType: 'video/webm', width: 2, height: 2 } });
    const files = await store.create(state);
    await files.appendVideo(new TextEncoder().encode('first '));
    await Promise.all(['second ', 'third'].map((text) => files.appendVideo(new TextEncoder().encode(text))));
    await files.appendEvents('{"a":1}\n');
    await files.saveState({ durationMs: 1_234 });

    expect(store.survivesReload).toBe(true);
    expect(await textOf(await files.readVideo())).toBe('first second third');
    expect(await files.videoBytes()).toBe(18);
    expect(new TextDecoder().decode(await files.readVideoPart(6, 12))).toBe('second');
    await files.release();

    const later = await (await openRecordingStore(OWN)).open(state.id);
    expect(later?.state()).toEqual({ ...state, durationMs: 1_234 });
    expect(await textOf(await later?.readVideo())).toBe('first second third');
    expect(await later?.readEvents()).toBe('{"a":1}\n');
    await later?.appendEvents('{"a":2}\n');
    expect(await later?.readEvents()).toBe('{"a":1}\n{"a":2}\n');
    await later?.remove();
  });

  it('replaces events and video, and forgets the upload state of the old ones', async () => {
    const store = await openRecordingStore(OWN);
    const state = aRecording({ video: { mimeType: 'video/webm', width: 2, height: 2 } });
    const files = await store.create(state);
    await files.appendEvents('{"secret":1}\n{"a":2}\n');
    await files.appendVideo(new Uint8Array(10));
    await files.saveState({ send: { flowId: 'f', batchesSent: 1, idempotencyKey: 'k', details: { title: 'T' } } });
    await files.replaceEvents('{"a":2}\n');
    await files.replaceVideo(new Blob(['short']));
    await files.release();

    const again = await store.open(state.id);
    expect(again?.state().send).toBeUndefined();
    expect(await again?.readEvents()).toBe('{"a":2}\n');
    expect(await textOf(await again?.readVideo())).toBe('short');
    const names = await namesIn(await (await root()).getDirectoryHandle(state.id));
    expect(names).toHaveLength(4);
    await again?.remove();
  });

  it('offers recordings of the same server and account that no page uses, oldest first', async () => {
    const store = await openRecordingStore(OWN);
    const now = Date.now();
    const states = [
      aRecording({ startedAt: now - 1_000 }),
      aRecording({ startedAt: now - 2_000 }),
      aRecording({ account: 'bob' }),
      aRecording({ serverOrigin: 'https://other.example' }),
    ];
    const all = await Promise.all(states.map((state) => store.create(state)));
    const used = await store.create(aRecording());
    for (const files of all) await files.release();

    expect((await store.orphans()).map(({ id }) => id)).toEqual([states[1]?.id, states[0]?.id]);
    expect(await store.open(states[2]?.id ?? '')).toBeUndefined();
    expect(await store.open(used.id)).toBeUndefined();
    await store.clear();
    expect(await store.orphans()).toEqual([]);
    const bobs = await openRecordingStore({ ...OWN, account: 'bob' });
    expect(await bobs.orphans()).toHaveLength(1);
    await bobs.clear();
    await used.remove();
  });

  it('does not offer a recording that begins while the others are listed', async () => {
    const store = await openRecordingStore(OWN);
    const listLocks = navigator.locks.query.bind(navigator.locks);
    let begun: RecordingFiles | undefined;
    const list = vi.spyOn(navigator.locks, 'query').mockImplementation(async () => {
      const locks = await listLocks();
      begun = await store.create(aRecording());
      return locks;
    });
    onTestFinished(() => list.mockRestore());

    expect(await store.orphans()).toEqual([]);
    await begun?.remove();
  });

  it('lets only one page take over an orphan', async () => {
    const store = await openRecordingStore(OWN);
    const files = await store.create(aRecording());
    await files.release();
    const taken = await Promise.all([store.open(files.id), store.open(files.id)]);

    expect(taken.filter((one) => one !== undefined)).toHaveLength(1);
    await taken.find((one) => one)?.remove();
  });

  it('deletes recordings of every account after 7 days, unless a page uses them', async () => {
    const store = await openRecordingStore(OWN);
    const old = { startedAt: Date.now() - 7 * DAY_MS - 1_000 };
    const files = await Promise.all([aRecording(old), aRecording({ ...old, account: 'bob' })].map(store.create));
    const used = await store.create(aRecording(old));
    for (const one of files) await one.release();
    await store.orphans();

    const left = await namesIn(await root());
    expect(left).toContain(used.id);
    for (const { id } of files) expect(left).not.toContain(id);
    await used.remove();
  });

  it('survives a state file truncated by a crash', async () => {
    const store = await openRecordingStore(OWN);
    const state = aRecording();
    const files = await store.create(state);
    await files.saveState({ durationMs: 5 });
    await files.saveState({ durationMs: 6 });
    await files.release();
    const folder = await (await root()).getDirectoryHandle(state.id);
    const newest = await (await folder.getFileHandle('state.next.json')).createWritable();
    await newest.write('{"revision":3,"files"');
    await newest.close();

    expect((await store.orphans()).map(({ durationMs }) => durationMs)).toEqual([5]);
    await store.clear();
  });

  it('waits for the files of a page that is being closed', async () => {
    const store = await openRecordingStore(OWN);
    const files = await store.create(aRecording());
    await files.appendEvents('{"a":1}\n');
    await files.release();
    const file = await (await (await root()).getDirectoryHandle(files.id)).getFileHandle('events.ndjson');
    const held = await file.createWritable();
    const again = await store.open(files.id);
    setTimeout(() => void held.abort(), 500);

    await again?.appendEvents('{"a":2}\n');
    expect(await again?.readEvents()).toBe('{"a":1}\n{"a":2}\n');
    await again?.remove();
  });

  it('refuses data over its cap with a clear error, and keeps earlier data', async () => {
    const store = await openRecordingStore({ ...OWN, maxBytes: 100 });
    const files = await store.create(aRecording());
    await files.appendEvents(`${'x'.repeat(80)}\n`);

    await expect(files.appendVideo(new Uint8Array(50))).rejects.toMatchObject({ code: 'storage_full' });
    expect((await files.readEvents()).length).toBe(81);
    await files.remove();
  });

  it('holds no recording that could not be created', async () => {
    const store = await openRecordingStore(OWN);
    const state = aRecording();
    const fail = vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(() => {
      throw new Error('The worker is gone.');
    });
    onTestFinished(() => fail.mockRestore());

    await expect(store.create(state)).rejects.toThrow('The worker is gone.');
    const release = await vi.waitUntil(() => holdRecording(state.id));
    release();
  });

  it('holds no recording that could not be deleted', async () => {
    const store = await openRecordingStore(OWN);
    const files = await store.create(aRecording());
    const restore = failStorage('deleteFolder', 'A file is in use.');

    await expect(files.remove()).rejects.toThrow('A file is in use.');
    restore();
    await (await vi.waitUntil(() => store.open(files.id))).remove();
  });

  it('keeps recordings in memory when workers are forbidden or there is no private file system', async () => {
    vi.stubGlobal(
      'Worker',
      class {
        constructor() {
          throw new DOMException('Refused by the policy', 'SecurityError');
        }
      },
    );
    expect((await openRecordingStore(OWN)).survivesReload).toBe(false);

    vi.unstubAllGlobals();
    vi.stubGlobal('navigator', { locks: navigator.locks, storage: {} });
    expect((await openRecordingStore(OWN)).survivesReload).toBe(false);
  });

  it('keeps recordings in memory when the worker’s script is missing', async () => {
    const RealWorker = Worker;
    vi.stubGlobal(
      'Worker',
      class extends RealWorker {
        constructor() {
          super('/no-such-worker.js', { type: 'module' });
        }
      },
    );

    expect((await openRecordingStore(OWN)).survivesReload).toBe(false);
  });
});

describe('holdRecording', () => {
  it('holds a recording until it is released', async () => {
    const release = await holdRecording('r1');

    expect(await holdRecording('r1')).toBeUndefined();
    release?.();
    await vi.waitFor(async () => expect(await holdRecording('r1')).toBeDefined());
  });
});
