/**
 * Time of the video, for components that follow it without rendering at every update. The player's store needs only a
 * two-line adapter.
 */
export interface TimelineClock {
  /** Calls back after the time has changed. Returns the function that ends the subscription. */
  subscribe: (onChange: () => void) => () => void;
  /** Returns the time of the video in milliseconds. */
  getTimeMs: () => number;
}
