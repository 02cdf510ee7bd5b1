import { describe, expect, it, vi } from 'vitest';
import { aPlayer } from '../test-support/a-player.js';

describe('fullscreen', () => {
  it('uses the video’s own fullscreen when the page has none', () => {
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
