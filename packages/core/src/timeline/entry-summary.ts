import { domTargetSummary, quoted } from './dom-target-summary.js';
import type { DomActionEntry, TimelineEntry } from './timeline-entry.js';
import { urlPath } from './url-path.js';

/** What an entry is about in one line, e.g. `POST /api/checkout` or `click button "Pay"`. Empty when the recording says nothing. */
export function entrySummary(entry: TimelineEntry): string {
  switch (entry.kind) {
    case 'network':
      return `${entry.method} ${urlPath(entry.url)}`.trim();
    case 'websocket':
      return entry.url;
    case 'dom_action':
      return domActionSummary(entry);
    case 'console_error':
    case 'console_warn':
    case 'javascript_error':
      return firstLine(entry.message);
    case 'local_storage':
    case 'session_storage':
      return entry.key;
    case 'navigation':
      return entry.url;
    case 'unknown':
      return entry.type;
  }
}

function domActionSummary({ action, event }: DomActionEntry): string {
  const { target, final_value: finalValue } = event;
  const value = finalValue === undefined ? '' : `= ${quoted(finalValue)}`;
  return [action, target && domTargetSummary(target), value].filter(Boolean).join(' ');
}

function firstLine(text: string): string {
  return text.trimStart().split(/\r?\n/, 1)[0]!.trimEnd();
}
