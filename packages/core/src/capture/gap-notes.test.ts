import { describe, expect, it } from 'vitest';
import { gapNotes } from './gap-notes.js';

describe('gapNotes', () => {
  it('merges all gaps of one reason into a note with first time, total length and missing events', () => {
    const notes = gapNotes([
      { reason: 'paused', atMs: 9_000.4, forMs: 2_000 },
      { reason: 'events_dropped', atMs: 1_000, count: 40 },
      { reason: 'paused', atMs: 3_000, forMs: 500 },
      { reason: 'events_dropped', atMs: 5_000, count: 2 },
    ]);

    expect(notes).toEqual([
      { code: 'events_dropped', at_ms: 1_000, count: 42 },
      { code: 'paused', at_ms: 3_000, for_ms: 2_500, count: 2 },
    ]);
  });
});
