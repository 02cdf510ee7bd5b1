export interface RowsWaitingProps {
  /** Pixels from the top of the list. */
  top: number;
  height: number;
}

/** Placeholder for loading rows: lines of the same height, so that nothing moves when the rows arrive. */
export function RowsWaiting({ top, height }: RowsWaitingProps) {
  return <div className="fl-timeline-rows-waiting" style={{ height, transform: `translateY(${top}px)` }} />;
}
