import { describe, expect, it } from 'vitest';
import { createMemoryStore } from './memory-store.js';
import { aRecording } from '../test-support/recording-state.js';

describe('createMemoryStore', () => {
  it('keeps a recording until it is removed', async () => {
    const store = createMemoryStore({ maxBytes: 100 });
    const files = await store.create(aRecording({ video: { mimeType: 'video/webm', width: 2, height: 2 } }));
    await files.appendVideo(new Uint8Array([1, 2]));
    await files.appendVideo(new Uint8Array([3]));
    await files.appendEvents('{"a":1}\n');
    await files.appendEvents('{"a":2}\n{"cut');

    expect(store.survivesReload).toBe(false);
    expect([...new Uint8Array((await (await files.readVideo())?.arrayBuffer()) ?? [])]).toEqual([1, 2, 3]);
    expect(await files.readEvents()).toBe('{"a":1}\n{"a":2}\n');
    expect(await files.readEventLines(8, 100)).toEqual({ lines: '{"a":2}\n', endByte: 16 });
    expect([...(await files.readVideoPart(1, 9))]).toEqual([2, 3]);
  });

  it('refuses data over its limit, and accepts it after a removal', async () => {
    const store = createMemoryStore({ maxBytes: 4 });
    const files = await store.create(aRecording());
    await files.appendVideo(new Uint8Array(4));

    await expect(files.appendEvents('x')).rejects.toMatchObject({ code: 'storage_full' });
    await files.remove();
    await (await store.create(aRecording())).appendEvents('x\n');
  });

  it('restarts sending after the content changes', async () => {
    const files = await createMemoryStore({ maxBytes: 100 }).create(aRecording());
    const send = { flowId: 'f1', batchesSent: 2, idempotencyKey: 'k', details: { title: 'A' } };
    await files.saveState({ send });
    await files.replaceEvents('{}\n');

    expect(files.state().send).toBeUndefined();
  });
});
