import { Skeleton } from '../ui/skeleton/skeleton.js';

const WIDTHS = ['62%', '48%', '75%', '55%', '38%', '68%', '44%'];

/** What a row looks like until it is there: of the same height, so that nothing moves when it comes. */
export function RowLoading({ index }: { index: number }) {
  return (
    <div className="fl-timeline-row-line">
      <Skeleton className="fl-timeline-row-loading-time" width="52px" height="10px" />
      <Skeleton width="14px" height="14px" />
      <Skeleton width={WIDTHS[index % WIDTHS.length]} height="10px" />
    </div>
  );
}
