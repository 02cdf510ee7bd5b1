import { describe, expect, it } from 'vitest';
import { aPlayer } from '../test-support/a-player.js';

describe('playback', () => {
  function aWaitingPlayer() {
    const player = aPlayer();
    player.video.loadMetadata();
    player.store.actions.play();
    player.video.fire('waiting');
    expect(player.store.getState().waiting).toBe(true);
    return player;
  }

  it('stops waiting when the video fails', () => {
    const { store, video } = aWaitingPlayer();

    video.fail();

    expect(store.getState()).toMatchObject({ waiting: false, failed: true });
  });
});
