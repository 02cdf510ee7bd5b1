import type { PlayerState, PlayerStore } from '../player-store.js';

/** Step of J, L and the arrow keys. */
export const SEEK_STEP_MS = 5_000;

/** Recordings do not state their frame rate; a captured tab has at most 30 frames a second. */
export const FRAME_STEP_MS = 1_000 / 30;

export interface PlayerShortcut {
  /** Keys in the form of `shortcutKey`, with `shift+` for keys held with Shift. */
  keys: readonly string[];
  /** True if a held key counts once. */
  once?: boolean;
  /** Returns whether the shortcut has an effect for this video in this browser. @default always */
  available?: (state: PlayerState) => boolean;
  run: (store: PlayerStore) => void;
}

/** Every shortcut of the player, in display order. */
export const PLAYER_SHORTCUTS = {
  playPause: { keys: [' ', 'k'], once: true, run: ({ actions }) => actions.togglePlay() },
  back: { keys: ['arrowleft', 'j'], run: ({ actions }) => actions.seekBy(-SEEK_STEP_MS) },
  forward: { keys: ['arrowright', 'l'], run: ({ actions }) => actions.seekBy(SEEK_STEP_MS) },
  previousFrame: { keys: [','], run: (store) => stepFrame(store, -1) },
  nextFrame: { keys: ['.'], run: (store) => stepFrame(store, 1) },
  nextError: { keys: ['e'], run: ({ actions }) => actions.jump('error', 1) },
  previousError: { keys: ['shift+e'], run: ({ actions }) => actions.jump('error', -1) },
  nextComment: { keys: ['n'], run: ({ actions }) => actions.jump('comment', 1) },
  previousComment: { keys: ['shift+n'], run: ({ actions }) => actions.jump('comment', -1) },
  slower: { keys: ['<'], run: ({ actions }) => actions.stepRate(-1) },
  faster: { keys: ['>'], run: ({ actions }) => actions.stepRate(1) },
  skipIdle: { keys: ['s'], once: true, available: hasIdleStretches, run: toggleSkipIdle },
  mute: { keys: ['m'], once: true, run: ({ actions }) => actions.toggleMute() },
  captions: {
    keys: ['c'],
    once: true,
    available: ({ captionTracks }) => captionTracks.length > 0,
    run: ({ actions }) => actions.toggleCaptions(),
  },
  pictureInPicture: {
    keys: ['i'],
    once: true,
    available: ({ pictureInPictureAvailable }) => pictureInPictureAvailable,
    run: ({ actions }) => actions.togglePictureInPicture(),
  },
  fullscreen: {
    keys: ['f'],
    once: true,
    available: ({ fullscreenAvailable }) => fullscreenAvailable,
    run: ({ actions }) => actions.toggleFullscreen(),
  },
  help: { keys: ['?'], once: true, run: ({ actions }) => actions.setHelpOpen(true) },
} as const satisfies Record<string, PlayerShortcut>;

function stepFrame({ actions }: PlayerStore, direction: 1 | -1) {
  actions.pause();
  actions.seekBy(direction * FRAME_STEP_MS);
}

function hasIdleStretches({ idleStretches }: PlayerState) {
  return idleStretches.length > 0;
}

function toggleSkipIdle({ actions, getState }: PlayerStore) {
  if (hasIdleStretches(getState())) actions.setSkipIdle(!getState().skipIdle);
}
