import { describe, expect, it } from 'vitest';
import { readSavedState, type SavedState, stateFileFor, withoutSending, writeSavedState } from './recording-state.js';
import { aRecording } from '../test-support/recording-state.js';

const saved = (revision: number): SavedState => ({
  revision,
  files: { video: 'video', events: 'events.ndjson' },
  state: aRecording({ id: 'r1' }),
});

describe('readSavedState', () => {
  it('returns the newer of two states', () => {
    expect(readSavedState([writeSavedState(saved(3)), writeSavedState(saved(4))])?.revision).toBe(4);
    expect(readSavedState([writeSavedState(saved(5)), writeSavedState(saved(4))])?.revision).toBe(5);
  });

  it('returns the older state when a crash truncated the newer one at any byte', () => {
    const newer = writeSavedState(saved(4));
    for (let size = 0; size < newer.length; size += 1)
      expect(readSavedState([writeSavedState(saved(3)), newer.slice(0, size)])?.revision).toBe(3);
  });

  it('returns nothing for files without a state', () => {
    for (const text of ['', 'null', '[]', '{"revision":1}', '{"revision":"1","files":{},"state":{}}'])
      expect(readSavedState([text])).toBeUndefined();
  });
});

describe('stateFileFor', () => {
  it('never returns the file of the previous state', () => {
    expect(stateFileFor(1)).not.toBe(stateFileFor(2));
    expect(stateFileFor(2)).not.toBe(stateFileFor(3));
  });
});

describe('withoutSending', () => {
  it('drops the upload state and nothing else', () => {
    const state = aRecording();
    const send = { batchesSent: 1, idempotencyKey: 'k', details: { title: 'A' } };

    expect(withoutSending({ ...state, send })).toEqual(state);
  });
});
