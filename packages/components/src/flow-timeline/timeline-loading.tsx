import { Skeleton } from '../ui/skeleton/skeleton.js';
import { Spinner } from '../ui/spinner/spinner.js';
import { useTimelineTexts } from './timeline-texts.js';

const ROW_WIDTHS = ['62%', '48%', '75%', '55%', '38%', '68%', '44%', '71%', '52%', '60%'];

/** Stands where the rows will be. */
export function TimelineLoading() {
  const m = useTimelineTexts();
  return (
    <div className="fl-timeline-loading">
      <p className="fl-timeline-loading-text" role="status">
        <Spinner size={14} />
        {m.loading}
      </p>
      <div role="feed" aria-busy aria-label={m.feedLabel}>
        {ROW_WIDTHS.map((width) => (
          <div key={width} className="fl-timeline-loading-row">
            <Skeleton width="36px" height="10px" />
            <Skeleton width="14px" height="14px" />
            <Skeleton width={width} height="10px" />
          </div>
        ))}
      </div>
    </div>
  );
}
