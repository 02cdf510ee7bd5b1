import { describe, expect, it } from 'vitest';
import type { Gap } from '../events/gap.js';
import { createDropCounter, createGapChannel } from './gap-channel.js';

describe('createDropCounter', () => {
  it('joins drops less than a second apart into one gap', () => {
    const gaps: Gap[] = [];
    const drops = createDropCounter((gap) => gaps.push(gap));
    drops.dropped(100);
    drops.kept(150);
    drops.dropped(600);
    drops.kept(1_700);
    drops.dropped(9_000);
    drops.end();
    drops.end();

    expect(gaps).toEqual([
      { reason: 'frames_dropped', atMs: 100, forMs: 500, count: 2 },
      { reason: 'frames_dropped', atMs: 9_000, forMs: 0, count: 1 },
    ]);
  });
});

describe('createGapChannel', () => {
  it('delivers earlier gaps to a late listener', () => {
    const channel = createGapChannel();
    channel.emit({ reason: 'video_stalled', atMs: 1 });
    const received: number[] = [];
    channel.onGap(({ atMs }) => received.push(atMs));
    channel.emit({ reason: 'video_stalled', atMs: 2 });

    expect(received).toEqual([1, 2]);
  });
});
