import type { TimelineRow } from '@flowlens/core';
import { entryText } from './entry-text.js';
import { useTimelineTexts } from './timeline-texts.js';
import { UrlText } from './url-text.js';

/** What a row is about, in one line. */
export function RowSummary({ row }: { row: TimelineRow }) {
  const m = useTimelineTexts();
  switch (row.kind) {
    case 'network':
    case 'websocket':
    case 'navigation':
      return (
        <span className="fl-timeline-summary">
          {row.kind === 'network' && <span className="fl-timeline-method">{row.method}</span>}
          <UrlText url={row.url} />
        </span>
      );
    case 'local_storage':
    case 'session_storage':
      return (
        <span className="fl-timeline-summary" data-mono>
          <span className="fl-timeline-text">{row.key}</span>
          <span className="fl-timeline-text" data-muted>
            {row.value === null ? m.details.removed : `= ${row.value}`}
          </span>
        </span>
      );
    default: {
      const summary = entryText(row, m);
      return (
        <span className="fl-timeline-summary">
          <span className="fl-timeline-text" title={summary}>
            {summary || m.entryKinds[row.kind]}
          </span>
        </span>
      );
    }
  }
}
