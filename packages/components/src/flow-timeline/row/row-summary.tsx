import type { TimelineRow } from '@flowlens/timeline';
import { entryNote } from './entry-note.js';
import { entryText } from './entry-text.js';
import { useTimelineTexts } from '../timeline-texts.js';
import { UrlText } from './url/url-text.js';

/** Summary of a row, in one line. */
export function RowSummary({ row }: { row: TimelineRow }) {
  const m = useTimelineTexts();
  const note = entryNote(row, m);
  const isCode = row.kind === 'local_storage' || row.kind === 'session_storage';
  return (
    <span className="fl-timeline-summary" data-mono={isCode || undefined}>
      <RowSubject row={row} />
      {note && (
        <span className="fl-timeline-text" data-muted>
          {note}
        </span>
      )}
    </span>
  );
}

function RowSubject({ row }: { row: TimelineRow }) {
  const m = useTimelineTexts();
  switch (row.kind) {
    case 'network':
      return <LabelledUrl label={row.method} url={row.url} />;
    case 'websocket':
    case 'navigation':
      return <UrlText url={row.url} />;
    case 'resource_error':
      return <LabelledUrl label={row.element} url={row.url} />;
    case 'csp_violation':
      return <LabelledUrl label={row.directive} url={row.blocked} />;
    case 'sse_message':
      return (
        <>
          <span className="fl-timeline-method">{row.name || 'message'}</span>
          <span className="fl-timeline-text" title={row.data}>
            {row.data}
          </span>
        </>
      );
    default: {
      const summary = entryText(row, m);
      return (
        <span className="fl-timeline-text" title={summary}>
          {summary || m.entryKinds[row.kind]}
        </span>
      );
    }
  }
}

/** An action and its address. */
function LabelledUrl({ label, url }: { label: string; url: string }) {
  return (
    <>
      {label && <span className="fl-timeline-method">{label}</span>}
      <UrlText url={url} />
    </>
  );
}
