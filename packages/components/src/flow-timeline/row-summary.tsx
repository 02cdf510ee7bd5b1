import type { TimelineEntry } from '@flowlens/core';
import { entryText } from './entry-text.js';
import { useTimelineTexts } from './timeline-texts.js';
import { UrlText } from './url-text.js';

/** What a row is about, in one line. */
export function RowSummary({ entry }: { entry: TimelineEntry }) {
  const m = useTimelineTexts();
  switch (entry.kind) {
    case 'network':
      return (
        <span className="fl-timeline-summary">
          <span className="fl-timeline-method">{entry.method}</span>
          <UrlText url={entry.url} />
        </span>
      );
    case 'websocket':
    case 'navigation':
      return (
        <span className="fl-timeline-summary">
          <UrlText url={entry.url} />
        </span>
      );
    case 'local_storage':
    case 'session_storage': {
      const data = entry.event.local_storage_data ?? entry.event.session_storage_data;
      return (
        <span className="fl-timeline-summary" data-mono>
          <span className="fl-timeline-text">{entry.key}</span>
          <span className="fl-timeline-text" data-muted>
            {data?.value === undefined ? m.details.removed : `= ${data.value.slice(0, VALUE_MAX_CHARS)}`}
          </span>
        </span>
      );
    }
    default: {
      const summary = entryText(entry, m);
      return (
        <span className="fl-timeline-summary">
          <span className="fl-timeline-text" title={summary}>
            {summary || m.entryKinds[entry.kind]}
          </span>
        </span>
      );
    }
  }
}

/** No panel is wide enough for more; a value may be megabytes long. */
const VALUE_MAX_CHARS = 200;
