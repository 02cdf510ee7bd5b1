/** A stretch of a video to leave out. */
export interface TimeRange {
  startS: number;
  /** Left out. */
  endS: number;
}
