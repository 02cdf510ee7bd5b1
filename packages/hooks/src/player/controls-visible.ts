import type { PlayerState } from './player-store.js';

/** Whether the controls show: always, save while the video plays and nobody is at them (spec §2 player). */
export function controlsVisible({ paused, failed, userActive, helpOpen }: PlayerState): boolean {
  return paused || failed || userActive || helpOpen;
}
