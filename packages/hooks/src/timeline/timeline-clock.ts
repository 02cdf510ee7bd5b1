/**
 * Time of the video, for components that follow it without rendering at every tick. The player's store satisfies it
 * through a two-line adapter.
 */
export interface TimelineClock {
  /** Calls back after the time has changed. Returns the function that ends the subscription. */
  subscribe: (onChange: () => void) => () => void;
  /** The time of the video in milliseconds. */
  getTimeMs: () => number;
}
