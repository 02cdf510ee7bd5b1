import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPlayerStore } from '../player-store.js';
import { fakeVideo } from '../test-support/fake-video.js';

/** The browser of these tests has no text tracks. */
class FakeCue {
  constructor(public line: number | 'auto') {}
}

afterEach(() => vi.unstubAllGlobals());

describe('captions', () => {
  function aCaptionedPlayer(store = createPlayerStore(), labels = ['English', 'Deutsch']) {
    const video = fakeVideo();
    const tracks = labels.map((label) => ({ kind: 'captions', label, language: '', mode: 'disabled' }));
    const list = Object.assign(new EventTarget(), { ...tracks, length: tracks.length });
    Object.defineProperty(video.element, 'textTracks', { value: list });
    store.attachVideo(video.element);
    const toggle = () => {
      store.actions.toggleCaptions();
      list.dispatchEvent(new Event('change'));
      return tracks.map(({ mode }) => mode);
    };
    return { store, list, tracks, toggle };
  }

  it('are detected and turned off at first', () => {
    expect(aCaptionedPlayer().store.getState()).toMatchObject({
      captionTracks: [{ label: 'English' }, { label: 'Deutsch' }],
      captionTrack: null,
    });
  });

  it('are turned on in the previous language', () => {
    const { store, list, toggle } = aCaptionedPlayer();
    expect(toggle()).toEqual(['showing', 'disabled']);
    expect(store.getState().captionTrack).toBe(0);

    store.actions.showCaptions(1);
    list.dispatchEvent(new Event('change'));
    expect(toggle()).toEqual(['disabled', 'disabled']);
    expect(toggle()).toEqual(['disabled', 'showing']);
    expect(store.getState().captionTrack).toBe(1);
  });

  it('are turned on in a video with fewer languages', () => {
    const { store, list } = aCaptionedPlayer();
    store.actions.showCaptions(1);
    list.dispatchEvent(new Event('change'));

    expect(aCaptionedPlayer(store, ['Français']).toggle()).toEqual(['showing']);
  });

  it('are placed above the controls unless the file positions them', () => {
    vi.stubGlobal('VTTCue', FakeCue);
    const [english] = aCaptionedPlayer().tracks as unknown as TextTrack[];
    const cues = [new FakeCue('auto'), new FakeCue(0)];

    Object.assign(english!, { activeCues: cues }).oncuechange?.(new Event('cuechange'));

    expect(cues.map(({ line }) => line)).toEqual([-5, 0]);
  });
});
