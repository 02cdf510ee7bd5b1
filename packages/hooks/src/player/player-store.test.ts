import { describe, expect, it, vi } from 'vitest';
import { createPlayerStore } from './player-store.js';
import { aPlayer } from './test-support/a-player.js';
import './test-support/fake-timers.js';

describe('createPlayerStore', () => {
  it('detaches a video', () => {
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

  it('does not notify without a change', () => {
    const { store } = aPlayer();
    const onChange = vi.fn();
    store.subscribe(onChange);

    store.actions.setVolume(0.8);
    store.actions.setRate(1);
    store.actions.setIdleStretches([]);
    store.actions.setStops([]);

    expect(onChange).not.toHaveBeenCalled();
  });

  it('does not share state with another store', () => {
    const first = createPlayerStore();
    first.actions.seek(5_000);

    expect(createPlayerStore().getState().timeMs).toBe(0);
    expect(first.getInitialState().timeMs).toBe(0);
  });
});
