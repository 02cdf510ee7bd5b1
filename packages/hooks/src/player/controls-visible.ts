import type { PlayerState } from './player-store.js';

/** Returns whether the controls are visible: always, except during playback without user activity. */
export function controlsVisible({ paused, failed, userActive, helpOpen }: PlayerState): boolean {
  return paused || failed || userActive || helpOpen;
}
