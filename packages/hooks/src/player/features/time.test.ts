import { describe, expect, it, vi } from 'vitest';
import { playerClock } from '../player-clock.js';
import { createPlayerStore } from '../player-store.js';
import { aPlayer } from '../test-support/a-player.js';
import { fakeVideo } from '../test-support/fake-video.js';
import '../test-support/fake-timers.js';

describe('current time', () => {
  it('follows every frame during playback and none while paused', () => {
    const { store, video } = aPlayer();
    video.loadMetadata();
    store.actions.play();

    video.media.currentTime = 1.234;
    vi.advanceTimersByTime(20);
    expect(store.getState().timeMs).toBe(1_234);

    store.actions.pause();
    video.media.currentTime = 9;
    vi.advanceTimersByTime(500);
    expect(store.getState().timeMs).toBe(1_234);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('starts at a time that was sought before the video existed', () => {
    const store = createPlayerStore();
    store.actions.seek(4_000);
    const video = fakeVideo();
    store.attachVideo(video.element);

    video.loadMetadata();

    expect(video.media.currentTime).toBe(4);
    expect(store.getState().timeMs).toBe(4_000);
  });

  it('ends at the last of several seeks', () => {
    const { store, video } = aPlayer();
    video.loadMetadata();

    store.actions.seek(10_000);
    store.actions.seek(20_000);
    store.actions.seek(30_000);
    expect(video.media.currentTime).toBe(10);
    expect(store.getState().timeMs).toBe(30_000);

    video.finishSeek();
    expect(video.media.currentTime).toBe(30);
    video.finishSeek();
    expect(store.getState().timeMs).toBe(30_000);
  });

  it('ignores a late event of an earlier seek', () => {
    const { store, video } = aPlayer();
    video.loadMetadata();
    store.actions.seek(10_000);
    store.actions.seek(20_000);

    // The first seek is complete, but its event is still pending.
    video.media.seeking = false;
    store.actions.seek(30_000);
    video.fire('seeked');

    expect(video.media.currentTime).toBe(30);
    expect(store.getState().timeMs).toBe(30_000);
  });

  it('stays within the video', () => {
    const { store, video } = aPlayer();
    video.loadMetadata({ duration: 12 });

    store.actions.seekBy(-5_000);
    expect(store.getState().timeMs).toBe(0);
    store.actions.seek(99_000);
    expect(store.getState().timeMs).toBe(12_000);
  });

  it.each([Infinity, NaN])('uses the length of the flow when the file reports %s', (duration) => {
    const { store, video } = aPlayer();
    store.actions.setFallbackDuration(42_000);
    video.loadMetadata({ duration });

    expect(store.getState().durationMs).toBe(42_000);
  });

  it('uses a given length from the start', () => {
    const store = createPlayerStore({ durationMs: 42_000 });
    const changed = vi.fn();
    store.subscribe(changed);
    expect(store.getInitialState().durationMs).toBe(42_000);

    store.actions.setFallbackDuration(42_000);

    expect(store.getState().durationMs).toBe(42_000);
    expect(changed).not.toHaveBeenCalled();
  });

  it('uses the length of the file when it is known', () => {
    const { store, video } = aPlayer();
    store.actions.setFallbackDuration(42_000);
    video.loadMetadata({ duration: 41.5 });

    expect(store.getState().durationMs).toBe(41_500);
  });

  it('is available to a timeline as a clock', () => {
    const { store, video } = aPlayer();
    video.loadMetadata();
    const clock = playerClock(store);
    const onChange = vi.fn();
    const end = clock.subscribe(onChange);

    store.actions.seek(7_000);
    expect(onChange).toHaveBeenCalled();
    expect(clock.getTimeMs()).toBe(7_000);

    end();
    onChange.mockClear();
    store.actions.seek(8_000);
    expect(onChange).not.toHaveBeenCalled();
  });
});
