import { openRecordingStore, type RecordingState } from '@flowlens/recorder/parts';
import { describe, expect, it, vi } from 'vitest';
import { createOutgoingRecordings } from './outgoing-recordings.js';

const OWNER = { serverOrigin: 'https://flowlens.example', account: 'ann' };

function aRecording(): RecordingState {
  const now = Date.now();
  return {
    ...OWNER,
    id: crypto.randomUUID(),
    origin: now,
    startedAt: now,
    pageUrl: 'https://shop.example/',
    video: null,
    gaps: [],
    redacted: {},
  };
}

describe('createOutgoingRecordings', () => {
  it('does not report a recording as sent while a page reviews it', async () => {
    const onEnded = vi.fn();
    const outgoing = createOutgoingRecordings({ onProgress: () => undefined, onEnded });
    const reviewed = await (await openRecordingStore(OWNER)).create(aRecording());

    outgoing.send({ ...OWNER, id: reviewed.id, token: 'fl_rec_test' });
    await vi.waitUntil(() => outgoing.isEmpty());
    expect(onEnded).not.toHaveBeenCalled();

    await reviewed.remove();
    outgoing.send({ ...OWNER, id: reviewed.id, token: 'fl_rec_test' });
    await vi.waitFor(() => expect(onEnded).toHaveBeenCalledExactlyOnceWith(reviewed.id, null));
  });
});
