import { describe, expect, it, vi } from 'vitest';
import { createPlayerStore } from './player-store.js';
import { aPlayer } from './test-support/a-player.js';
import './test-support/fake-timers.js';

describe('a store', () => {
  it('lets go of a video', () => {
    const { store, video, detach } = aPlayer();
    video.loadMetadata();
    store.actions.play();
    detach();
    video.media.currentTime = 30;
    video.fire('timeupdate');
    vi.advanceTimersByTime(100);

    expect(store.getState()).toMatchObject({ timeMs: 0, paused: true });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('says nothing when nothing has changed', () => {
    const { store } = aPlayer();
    const onChange = vi.fn();
    store.subscribe(onChange);

    store.actions.setVolume(0.8);
    store.actions.setRate(1);
    store.actions.setIdleStretches([]);
    store.actions.setStops([]);

    expect(onChange).not.toHaveBeenCalled();
  });

  it('has no state but its own', () => {
    const first = createPlayerStore();
    first.actions.seek(5_000);

    expect(createPlayerStore().getState().timeMs).toBe(0);
    expect(first.getInitialState().timeMs).toBe(0);
  });
});
