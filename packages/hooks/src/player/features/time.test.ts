import { describe, expect, it, vi } from 'vitest';
import { playerClock } from '../player-clock.js';
import { createPlayerStore } from '../player-store.js';
import { aPlayer } from '../test-support/a-player.js';
import { fakeVideo } from '../test-support/fake-video.js';
import '../test-support/fake-timers.js';

describe('time', () => {
  it('follows every frame while the video plays, and none while it does not', () => {
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

  it('starts where somebody went before there was a video', () => {
    const store = createPlayerStore();
    store.actions.seek(4_000);
    const video = fakeVideo();
    store.attachVideo(video.element);

    video.loadMetadata();

    expect(video.media.currentTime).toBe(4);
    expect(store.getState().timeMs).toBe(4_000);
  });

  it('goes to the last of the places that were asked for during a seek', () => {
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

  it('is not sent back by the late news of a seek', () => {
    const { store, video } = aPlayer();
    video.loadMetadata();
    store.actions.seek(10_000);
    store.actions.seek(20_000);

    // The browser is done with the first, but its event is still on the way.
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

  it.each([Infinity, NaN])('takes the length from the flow where the file says %s', (duration) => {
    const { store, video } = aPlayer();
    store.actions.setFallbackDuration(42_000);
    video.loadMetadata({ duration });

    expect(store.getState().durationMs).toBe(42_000);
  });

  it('knows the length that its maker gives it from the start', () => {
    const store = createPlayerStore({ durationMs: 42_000 });
    const changed = vi.fn();
    store.subscribe(changed);
    expect(store.getInitialState().durationMs).toBe(42_000);

    store.actions.setFallbackDuration(42_000);

    expect(store.getState().durationMs).toBe(42_000);
    expect(changed).not.toHaveBeenCalled();
  });

  it('believes the file where it knows its length', () => {
    const { store, video } = aPlayer();
    store.actions.setFallbackDuration(42_000);
    video.loadMetadata({ duration: 41.5 });

    expect(store.getState().durationMs).toBe(41_500);
  });

  it('reaches a timeline as a clock', () => {
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
