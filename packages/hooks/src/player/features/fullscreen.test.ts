import { describe, expect, it, vi } from 'vitest';
import { aPlayer } from '../test-support/a-player.js';

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
