import { describe, expect, it } from 'vitest';
import { aPlayer } from '../test-support/a-player.js';
import { fakeVideo } from '../test-support/fake-video.js';
import { PLAYBACK_RATES } from './rate.js';

describe('playback rate', () => {
  it('steps through the list to its ends', () => {
    const { store, video } = aPlayer();
    const seen = (direction: 1 | -1) =>
      Array.from({ length: PLAYBACK_RATES.length }, () => {
        store.actions.stepRate(direction);
        return video.element.playbackRate;
      });

    expect(seen(1)).toEqual([1.25, 1.5, 2, 4, 8, 16, 16, 16, 16, 16]);
    expect(seen(-1)).toEqual([8, 4, 2, 1.5, 1.25, 1, 0.75, 0.5, 0.25, 0.25]);
  });

  it('steps from a rate outside the list', () => {
    const { store } = aPlayer();
    store.actions.setRate(1.75);
    store.actions.stepRate(1);

    expect(store.getState().rate).toBe(2);
  });

  it('stays unchanged when the browser refuses it', () => {
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

  it.each([0, -1, NaN])('never becomes %d', (rate) => {
    const { store } = aPlayer();
    store.actions.setRate(rate);

    expect(store.getState().rate).toBe(1);
  });

  it('is applied to the next video too', () => {
    const { store, detach } = aPlayer();
    store.actions.setRate(2);
    detach();
    const next = fakeVideo();
    store.attachVideo(next.element);

    expect(next.element.defaultPlaybackRate).toBe(2);
  });
});
