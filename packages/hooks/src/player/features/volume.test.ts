import { describe, expect, it } from 'vitest';
import { aPlayer } from '../test-support/a-player.js';

describe('volume', () => {
  it('starts at 0.8', () => {
    const { store, video } = aPlayer();

    expect(store.getState()).toMatchObject({ volume: 0.8, muted: false });
    expect(video.element.volume).toBe(0.8);
  });

  it('is unmuted when it is raised', () => {
    const { store, video } = aPlayer();
    store.actions.toggleMute();
    expect(video.element.muted).toBe(true);

    store.actions.setVolume(0.3);

    expect(store.getState()).toMatchObject({ volume: 0.3, muted: false });
    expect(video.element.muted).toBe(false);
  });

  it('returns from 0 with the mute button', () => {
    const { store } = aPlayer();
    store.actions.setVolume(0);
    store.actions.toggleMute();

    expect(store.getState()).toMatchObject({ volume: 0.8, muted: false });
  });

  it('stays within its range', () => {
    const { store } = aPlayer();
    store.actions.setVolume(3);
    expect(store.getState().volume).toBe(1);
    store.actions.setVolume(-1);
    expect(store.getState().volume).toBe(0);
  });
});
