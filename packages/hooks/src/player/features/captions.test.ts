import { describe, expect, it } from 'vitest';
import { createPlayerStore } from '../player-store.js';
import { fakeVideo } from '../test-support/fake-video.js';

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
