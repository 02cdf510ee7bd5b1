import { afterEach, describe, expect, it, vi } from 'vitest';
import { aPlayer } from '../test-support/a-player.js';
import '../test-support/fake-timers.js';

afterEach(() => vi.unstubAllGlobals());

describe('idle stretches', () => {
  function anIdlePlayer() {
    const player = aPlayer();
    player.video.loadMetadata();
    player.store.actions.setIdleStretches([
      { startMs: 5_000, endMs: 17_200 },
      { startMs: 30_000, endMs: 40_000 },
    ]);
    /** Plays up to a time, in frames of the page. */
    const playTo = (seconds: number) => {
      player.video.media.currentTime = seconds;
      vi.advanceTimersByTime(16);
    };
    return { ...player, playTo };
  }
  /** A playing video that skips idle stretches. */
  function aSkippingPlayer() {
    const player = anIdlePlayer();
    player.store.actions.setSkipIdle(true);
    player.store.actions.play();
    return player;
  }

  it('are skipped during playback, and the skipped time is announced', () => {
    const { store, video, playTo } = aSkippingPlayer();
    playTo(4.9);
    expect(video.media.currentTime).toBe(4.9);

    playTo(5.1);
    expect(video.media.currentTime).toBe(17.2);
    expect(store.getState()).toMatchObject({ timeMs: 17_200, skippedMs: 12_100 });

    vi.advanceTimersByTime(1_999);
    expect(store.getState().skippedMs).toBe(12_100);
    vi.advanceTimersByTime(1);
    expect(store.getState().skippedMs).toBeNull();
  });

  it('are each announced for the same time, even in quick succession', () => {
    const { store, video, playTo } = aSkippingPlayer();
    playTo(5.1);
    video.finishSeek();
    vi.advanceTimersByTime(1_500);

    playTo(30.1);
    vi.advanceTimersByTime(1_900);
    expect(store.getState().skippedMs).toBe(9_900);
    vi.advanceTimersByTime(100);
    expect(store.getState().skippedMs).toBeNull();
  });

  it('are skipped in background tabs, which get no animation frames', () => {
    vi.stubGlobal('requestAnimationFrame', () => 0);
    const { store, video, playTo } = aSkippingPlayer();
    playTo(5.1);
    video.fire('timeupdate');

    expect(video.media.currentTime).toBe(17.2);
    expect(store.getState()).toMatchObject({ timeMs: 17_200, skippedMs: 12_100 });
  });

  it('are played unless skipping is on', () => {
    const { store, video, playTo } = anIdlePlayer();
    store.actions.play();
    playTo(5.1);

    expect(video.media.currentTime).toBe(5.1);
  });

  it('are played from the target of a seek into them', () => {
    const { store, video, playTo } = aSkippingPlayer();
    store.actions.seek(33_000);
    video.finishSeek();
    playTo(33.1);

    expect(video.media.currentTime).toBe(33.1);
    expect(store.getState().skippedMs).toBeNull();
  });

  it('are played from the target of a seek during playback, even if a frame is drawn meanwhile', () => {
    const { store, video, playTo } = aSkippingPlayer();
    playTo(4.9);
    store.actions.seek(9_000);
    vi.advanceTimersByTime(16);
    video.finishSeek();
    expect(video.media.currentTime).toBe(9);

    playTo(9.1);
    expect(video.media.currentTime).toBe(9.1);
    expect(store.getState().skippedMs).toBeNull();
  });

  it('are skipped again after a seek to a time before them', () => {
    const { store, video, playTo } = aSkippingPlayer();
    playTo(20);
    store.actions.seek(4_000);
    vi.advanceTimersByTime(16);
    video.finishSeek();
    playTo(5.1);

    expect(video.media.currentTime).toBe(17.2);
  });

  it('are skipped when a seek to a time before them already ends inside', () => {
    const { store, video } = aSkippingPlayer();
    store.actions.seek(4_900);
    video.fire('seeking');
    Object.assign(video.media, { seeking: false, currentTime: 5.1 });
    video.fire('seeked');
    vi.advanceTimersByTime(16);

    expect(video.media.currentTime).toBe(17.2);
  });

  it('are skipped from the current time when skipping is turned on inside them', () => {
    const { store, video, playTo } = anIdlePlayer();
    store.actions.play();
    playTo(33);
    store.actions.setSkipIdle(true);

    expect(video.media.currentTime).toBe(40);
    expect(store.getState().skippedMs).toBe(7_000);
  });

  it('do not move a paused video', () => {
    const { store, video } = anIdlePlayer();
    store.actions.seek(6_000);
    video.finishSeek();
    store.actions.setSkipIdle(true);
    vi.advanceTimersByTime(100);

    expect(video.media.currentTime).toBe(6);
  });

  it('are skipped on play when skipping was turned on inside them while paused', () => {
    const { store, video, playTo } = anIdlePlayer();
    store.actions.seek(6_000);
    video.finishSeek();
    store.actions.setSkipIdle(true);
    video.fire('timeupdate');
    store.actions.play();
    playTo(6.1);

    expect(video.media.currentTime).toBe(17.2);
  });
});
