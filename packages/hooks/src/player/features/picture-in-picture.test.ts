import { describe, expect, it, vi } from 'vitest';
import { aPlayer } from '../test-support/a-player.js';
import '../test-support/fake-timers.js';

describe('picture-in-picture', () => {
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

  it('is not requested when the browser does not support it', () => {
    const { store, request } = aPictureInPicturePlayer(false);
    store.actions.togglePictureInPicture();

    expect(store.getState().pictureInPictureAvailable).toBe(false);
    expect(request).not.toHaveBeenCalled();
  });
});
