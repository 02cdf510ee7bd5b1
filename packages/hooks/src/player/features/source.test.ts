import { describe, expect, it, vi } from 'vitest';
import { aPlayer } from '../test-support/a-player.js';
import '../test-support/fake-timers.js';
import { fakeVideo } from '../test-support/fake-video.js';

describe('a video that fails', () => {
  it('still allows seeking, with the length of the flow', () => {
    const { store, video } = aPlayer();
    store.actions.setFallbackDuration(42_000);
    video.loadMetadata({ duration: 40 });
    store.actions.seek(5_000);
    video.finishSeek();

    video.fail();
    expect(store.getState()).toMatchObject({ failed: true, timeMs: 5_000, durationMs: 42_000 });

    store.actions.seek(30_000);
    expect(store.getState().timeMs).toBe(30_000);
  });

  it('continues from its last position after it loads again', () => {
    const { store, video } = aPlayer();
    video.loadMetadata();
    store.actions.play();
    video.media.currentTime = 8;
    video.fire('timeupdate');
    video.fail();

    store.actions.reload();
    expect(store.getState()).toMatchObject({ failed: false, ready: false, timeMs: 8_000 });

    video.loadMetadata();
    expect(video.media.currentTime).toBe(8);
    expect(store.getState().paused).toBe(false);
  });

  it('continues playing when its address is replaced', () => {
    const { store, video } = aPlayer();
    video.loadMetadata();
    store.actions.play();
    video.media.currentTime = 8;
    video.fire('timeupdate');

    video.element.load();
    video.loadMetadata();

    expect(store.getState()).toMatchObject({ paused: false, timeMs: 8_000 });
  });

  it('stays paused after a retry if it was paused', () => {
    const { store, video } = aPlayer();
    video.loadMetadata();
    store.actions.play();
    store.actions.pause();
    video.fail();
    store.actions.reload();
    video.loadMetadata();

    expect(store.getState()).toMatchObject({ failed: false, paused: true });
  });

  it('does not start the next video', () => {
    const { store, video, detach } = aPlayer();
    video.loadMetadata();
    store.actions.play();
    video.fail();
    detach();
    const next = fakeVideo();
    store.attachVideo(next.element);

    next.loadMetadata();

    expect(store.getState().paused).toBe(true);
  });

  it('includes one with sound but no picture', () => {
    const { store, video } = aPlayer();
    video.loadMetadata({ videoWidth: 0 });

    expect(store.getState().failed).toBe(true);
  });

  it('does not throw when the browser refuses to play', async () => {
    const { store, video } = aPlayer();
    video.element.play = () => Promise.reject(new DOMException('No.', 'NotAllowedError'));

    store.actions.play();
    await vi.runAllTimersAsync();

    expect(store.getState().paused).toBe(true);
  });
});
