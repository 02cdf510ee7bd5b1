/** Range of a video that is skipped. */
export interface TimeRange {
  startS: number;
  /** Exclusive. */
  endS: number;
}
