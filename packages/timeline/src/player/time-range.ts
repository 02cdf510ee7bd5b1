/** A part of a recording, in milliseconds since its start. */
export interface TimeRange {
  startMs: number;
  endMs: number;
}
