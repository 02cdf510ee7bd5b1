import { controlsVisible, type PlayerState } from '@flowlens/hooks';

/** State of the player as attributes of its root, for style sheets. An attribute is present while its state lasts. */
export const playerDataAttributes = {
  /** The video does not play. */
  'data-paused': (state) => state.paused,
  /** The video has ended. */
  'data-ended': (state) => state.ended,
  /** The video waits for data. */
  'data-waiting': (state) => state.waiting,
  /** The video cannot be played. */
  'data-failed': (state) => state.failed,
  /** The player is fullscreen. */
  'data-fullscreen': (state) => state.fullscreen,
  /** The picture is in a separate small window. */
  'data-picture-in-picture': (state) => state.pictureInPicture,
  /** The controls are visible. */
  'data-controls-visible': controlsVisible,
} as const satisfies Record<`data-${string}`, (state: PlayerState) => boolean>;

/** Names of the attributes of a state, as one comparable value. */
export function activeDataAttributes(state: PlayerState): string {
  return Object.entries(playerDataAttributes)
    .filter(([, holds]) => holds(state))
    .map(([name]) => name)
    .join(' ');
}
