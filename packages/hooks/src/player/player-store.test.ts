import type { MarkerItem } from '@flowlens/core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PLAYBACK_RATES } from './features/rate.js';
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
  it('goes up and down the list, to its ends', () => {
    const { store, video } = aPlayer();
    const seen = (direction: 1 | -1) =>
      Array.from({ length: PLAYBACK_RATES.length }, () => {
        store.actions.stepRate(direction);
        return video.element.playbackRate;
      });

    expect(seen(1)).toEqual([1.25, 1.5, 2, 4, 8, 16, 16, 16, 16, 16]);
    expect(seen(-1)).toEqual([8, 4, 2, 1.5, 1.25, 1, 0.75, 0.5, 0.25, 0.25]);
  });

  it('goes on from a speed that is not of the list', () => {
    const { store } = aPlayer();
    store.actions.setRate(1.75);
    store.actions.stepRate(1);

    expect(store.getState().rate).toBe(2);
  });

  it('stays what it is where the browser refuses', () => {
    const { store, video } = aPlayer();
    store.actions.setRate(2);
    Object.defineProperty(video.element, 'playbackRate', {
      get: () => 2,
      set: () => {
        throw new DOMException('Too fast.', 'NotSupportedError');
      },
    });
    store.actions.setRate(16);

    expect(store.getState().rate).toBe(2);
  });

  it.each([0, -1, NaN])('is never %d', (rate) => {
    const { store } = aPlayer();
    store.actions.setRate(rate);

    expect(store.getState().rate).toBe(1);
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

  it('stay while a list of choices is open, and hide once something was chosen', () => {
    const { frame, visible } = aFrame();
    const select = document.createElement('select');
    frame.append(select);
    const point = (type: string) =>
      select.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }));
    point('pointermove');
    point('pointerdown');
    select.focus();
    vi.advanceTimersByTime(10_000);
    expect(visible()).toBe(true);

    vi.spyOn(select, 'matches').mockReturnValue(false);
    select.dispatchEvent(new Event('change', { bubbles: true }));
    vi.advanceTimersByTime(3_000);
    expect(visible()).toBe(false);
  });

  it('stay while the list of keys is open', () => {
    const { store, visible } = aFrame();
    store.actions.setHelpOpen(true);
    vi.advanceTimersByTime(10_000);

    expect(visible()).toBe(true);
  });

  it('stay for fingers', () => {
    const { point, visible } = aFrame();
    point('pointerdown', 'touch');
    vi.advanceTimersByTime(10_000);

    expect(visible()).toBe(true);
  });
});

describe('idle stretches', () => {
  function anIdlePlayer() {
    const player = aPlayer();
    player.video.loadMetadata();
    player.store.actions.setIdleStretches([
      { startMs: 5_000, endMs: 17_200 },
      { startMs: 30_000, endMs: 40_000 },
    ]);
    /** Plays up to a time, as a frame of the page sees it. */
    const playTo = (seconds: number) => {
      player.video.media.currentTime = seconds;
      vi.advanceTimersByTime(16);
    };
    return { ...player, playTo };
  }

  it('are left out while the video plays into them, and it is said how much that was', () => {
    const { store, video, playTo } = anIdlePlayer();
    store.actions.setSkipIdle(true);
    store.actions.play();
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

  it('are played while nobody asks to skip them', () => {
    const { store, video, playTo } = anIdlePlayer();
    store.actions.play();
    playTo(5.1);

    expect(video.media.currentTime).toBe(5.1);
  });

  it('are played from where somebody went in the middle of one', () => {
    const { store, video, playTo } = anIdlePlayer();
    store.actions.setSkipIdle(true);
    store.actions.play();
    store.actions.seek(33_000);
    video.finishSeek();
    playTo(33.1);

    expect(video.media.currentTime).toBe(33.1);
    expect(store.getState().skippedMs).toBeNull();
  });

  it('are left out from where the video is, when somebody asks in the middle of one', () => {
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
});

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

describe('captions', () => {
  function aCaptionedPlayer() {
    const store = createPlayerStore();
    const video = fakeVideo();
    const tracks = ['English', 'Deutsch'].map((label) => ({ kind: 'captions', label, language: '', mode: 'disabled' }));
    const list = Object.assign(new EventTarget(), { length: 2, 0: tracks[0], 1: tracks[1] });
    Object.defineProperty(video.element, 'textTracks', { value: list });
    store.attachVideo(video.element);
    const toggle = () => {
      store.actions.toggleCaptions();
      list.dispatchEvent(new Event('change'));
      return tracks.map(({ mode }) => mode);
    };
    return { store, list, toggle };
  }

  it('are known, and off', () => {
    expect(aCaptionedPlayer().store.getState()).toMatchObject({
      captionTracks: [{ label: 'English' }, { label: 'Deutsch' }],
      captionTrack: null,
    });
  });

  it('come back in the language they were last in', () => {
    const { store, list, toggle } = aCaptionedPlayer();
    expect(toggle()).toEqual(['showing', 'disabled']);
    expect(store.getState().captionTrack).toBe(0);

    store.actions.showCaptions(1);
    list.dispatchEvent(new Event('change'));
    expect(toggle()).toEqual(['disabled', 'disabled']);
    expect(toggle()).toEqual(['disabled', 'showing']);
    expect(store.getState().captionTrack).toBe(1);
  });
});

describe('picture in picture', () => {
  function aPictureInPicturePlayer(enabled: boolean) {
    Object.defineProperty(document, 'pictureInPictureEnabled', { value: enabled, configurable: true });
    const player = aPlayer();
    const request = vi.fn(() => Promise.reject(new DOMException('No.', 'NotAllowedError')));
    Object.assign(player.video.element, { requestPictureInPicture: request });
    Reflect.deleteProperty(document, 'pictureInPictureEnabled');
    return { ...player, request };
  }

  it('follows the browser, which may refuse', async () => {
    const { store, video, request } = aPictureInPicturePlayer(true);
    store.actions.togglePictureInPicture();
    await vi.runAllTimersAsync();
    expect(request).toHaveBeenCalled();
    expect(store.getState().pictureInPicture).toBe(false);

    video.fire('enterpictureinpicture');
    expect(store.getState().pictureInPicture).toBe(true);
    video.fire('leavepictureinpicture');
    expect(store.getState().pictureInPicture).toBe(false);
  });

  it('is not asked for where the browser has none', () => {
    const { store, request } = aPictureInPicturePlayer(false);
    store.actions.togglePictureInPicture();

    expect(store.getState().pictureInPictureAvailable).toBe(false);
    expect(request).not.toHaveBeenCalled();
  });
});

describe('full screen', () => {
  it('is the way of the video itself where the page has none', () => {
    const { store, video } = aPlayer();
    const enter = vi.fn();
    const exit = vi.fn();
    Object.assign(video.element, { webkitEnterFullscreen: enter, webkitExitFullscreen: exit });
    store.attachFrame(document.createElement('section'));

    store.actions.toggleFullscreen();
    expect(enter).toHaveBeenCalledOnce();
    video.fire('webkitbeginfullscreen');
    expect(store.getState().fullscreen).toBe(true);

    store.actions.toggleFullscreen();
    expect(exit).toHaveBeenCalledOnce();
    video.fire('webkitendfullscreen');
    expect(store.getState().fullscreen).toBe(false);
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
