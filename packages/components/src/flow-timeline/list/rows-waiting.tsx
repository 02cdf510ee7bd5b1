export interface RowsWaitingProps {
  /** Pixels from the top of the list. */
  top: number;
  height: number;
}

/** Stands where rows will be that are being read: lines of the same height, so that nothing moves when they come. */
export function RowsWaiting({ top, height }: RowsWaitingProps) {
  return <div className="fl-timeline-rows-waiting" style={{ height, transform: `translateY(${top}px)` }} />;
}
