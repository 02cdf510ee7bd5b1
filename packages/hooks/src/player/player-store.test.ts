import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { controlsVisible } from './controls-visible.js';
import { playerClock } from './player-clock.js';
import { createPlayerStore } from './player-store.js';
import { fakeVideo } from './test-support/fake-video.js';

function aPlayer() {
  const store = createPlayerStore();
  const video = fakeVideo();
  const detach = store.attachVideo(video.element);
  return { store, video, detach };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

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

describe('a video that fails', () => {
  it('leaves time and seeking to those beside it, with the length of the flow', () => {
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

  it('goes on playing where it stopped, once it loads again', () => {
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

  it('stays paused after another try if it was', () => {
    const { store, video } = aPlayer();
    video.fail();
    store.actions.reload();
    video.loadMetadata();

    expect(store.getState()).toMatchObject({ failed: false, paused: true });
  });

  it('is also one that has sound but no picture', () => {
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

describe('volume', () => {
  it('starts at 0.8', () => {
    const { store, video } = aPlayer();

    expect(store.getState()).toMatchObject({ volume: 0.8, muted: false });
    expect(video.element.volume).toBe(0.8);
  });

  it('is heard at once when it is turned up', () => {
    const { store, video } = aPlayer();
    store.actions.toggleMute();
    expect(video.element.muted).toBe(true);

    store.actions.setVolume(0.3);

    expect(store.getState()).toMatchObject({ volume: 0.3, muted: false });
    expect(video.element.muted).toBe(false);
  });

  it('comes back from 0 by the mute button', () => {
    const { store } = aPlayer();
    store.actions.setVolume(0);
    store.actions.toggleMute();

    expect(store.getState()).toMatchObject({ volume: 0.8, muted: false });
  });

  it('cannot leave its range', () => {
    const { store } = aPlayer();
    store.actions.setVolume(3);
    expect(store.getState().volume).toBe(1);
    store.actions.setVolume(-1);
    expect(store.getState().volume).toBe(0);
  });
});

describe('rate', () => {
  it('goes round', () => {
    const { store, video } = aPlayer();
    const seen = Array.from({ length: 5 }, () => {
      store.actions.cycleRate();
      return video.element.playbackRate;
    });

    expect(seen).toEqual([1.25, 1.5, 2, 0.5, 1]);
  });

  it('is given to the next video too', () => {
    const { store, detach } = aPlayer();
    store.actions.setRate(2);
    detach();
    const next = fakeVideo();
    store.attachVideo(next.element);

    expect(next.element.defaultPlaybackRate).toBe(2);
  });
});

describe('controls', () => {
  function aFrame() {
    const player = aPlayer();
    const frame = document.createElement('section');
    frame.tabIndex = -1;
    const button = document.createElement('button');
    frame.append(button);
    document.body.append(frame);
    player.store.attachFrame(frame);
    player.video.loadMetadata();
    player.store.actions.play();
    const point = (type: string, pointerType: string) =>
      button.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType }));
    return { ...player, button, frame, point, visible: () => controlsVisible(player.store.getState()) };
  }

  it('hide 3 s after the mouse has moved while the video plays', () => {
    const { point, visible } = aFrame();
    expect(visible()).toBe(false);

    point('pointermove', 'mouse');
    vi.advanceTimersByTime(2_999);
    expect(visible()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(visible()).toBe(false);
  });

  it('stay while the video is paused', () => {
    const { store, visible } = aFrame();
    store.actions.pause();
    vi.advanceTimersByTime(10_000);

    expect(visible()).toBe(true);
  });

  it('stay while the keyboard has its focus on one of them', () => {
    const { button, visible } = aFrame();
    button.focus();
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, composed: true }));
    vi.advanceTimersByTime(10_000);
    expect(visible()).toBe(true);

    button.blur();
    vi.advanceTimersByTime(3_000);
    expect(visible()).toBe(false);
  });

  it('hide from who pressed one with the mouse', () => {
    const { button, point, visible } = aFrame();
    point('pointermove', 'mouse');
    button.focus();
    point('pointerdown', 'mouse');
    vi.advanceTimersByTime(3_000);

    expect(visible()).toBe(false);
  });

  it('hide from who uses keys on the picture', () => {
    const { frame, visible } = aFrame();
    frame.focus();
    frame.dispatchEvent(new KeyboardEvent('keydown', { key: 'l', bubbles: true }));
    expect(visible()).toBe(true);
    vi.advanceTimersByTime(3_000);

    expect(visible()).toBe(false);
  });

  it('stay for fingers', () => {
    const { point, visible } = aFrame();
    point('pointerdown', 'touch');
    vi.advanceTimersByTime(10_000);

    expect(visible()).toBe(true);
  });
});

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

    expect(onChange).not.toHaveBeenCalled();
  });

  it('has no state but its own', () => {
    const first = createPlayerStore();
    first.actions.seek(5_000);

    expect(createPlayerStore().getState().timeMs).toBe(0);
    expect(first.getInitialState().timeMs).toBe(0);
  });
});
