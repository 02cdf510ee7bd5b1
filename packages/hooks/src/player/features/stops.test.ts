import type { MarkerItem } from '@flowlens/core';
import { describe, expect, it, vi } from 'vitest';
import { aPlayer } from '../test-support/a-player.js';
import '../test-support/fake-timers.js';

describe('jumps', () => {
  const text = { label: '', description: '' };
  const errorAt = (timeMs: number): MarkerItem => ({ kind: 'console_error', entryId: `e${timeMs}`, timeMs, ...text });

  it('go from error to error and tell', () => {
    const { store } = aPlayer();
    const onReach = vi.fn();
    const stops = [errorAt(4_100), errorAt(4_500), errorAt(6_200)];
    store.actions.setStops(stops, onReach);

    const seen = ([1, 1, 1, 1, -1, -1, -1] as const).map((direction) => {
      store.actions.jump('error', direction);
      return store.getState().timeMs;
    });

    expect(seen).toEqual([4_100, 4_500, 6_200, 6_200, 4_500, 4_100, 4_100]);
    expect(onReach).toHaveBeenCalledTimes(5);
    expect(onReach).toHaveBeenLastCalledWith(stops[0]);
  });

  it('go back past an error that a playing video has just shown', () => {
    const { store, video } = aPlayer();
    video.loadMetadata();
    store.actions.setStops([errorAt(2_000), errorAt(10_000)]);
    store.actions.play();
    video.media.currentTime = 10.6;
    vi.advanceTimersByTime(16);

    store.actions.jump('error', -1);

    expect(store.getState().timeMs).toBe(2_000);
  });
});
