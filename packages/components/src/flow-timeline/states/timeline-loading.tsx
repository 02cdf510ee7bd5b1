import { Spinner } from '../../ui/spinner/spinner.js';
import { useTimelineTexts } from '../timeline-texts.js';

const ROWS = [...'0123456789'];

/** Placeholder for the search, the filters and the rows. */
export function TimelineLoading() {
  const m = useTimelineTexts();
  return (
    <div className="fl-timeline-loading">
      <p className="fl-timeline-loading-text" role="status">
        <Spinner size={14} />
        <span>{m.loading}</span>
      </p>
      <div role="feed" aria-busy aria-label={m.feedLabel}>
        {ROWS.map((row) => (
          <div key={row} className="fl-timeline-loading-row" />
        ))}
      </div>
    </div>
  );
}
