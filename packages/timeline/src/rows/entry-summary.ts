import { urlPath } from '@flowlens/core/recorded';
import { quoted } from './dom-target-summary.js';
import type { DomActionRow, TimelineRow } from './timeline-row.js';

/**
 * Returns the summary of a row in one line, e.g. `POST /api/checkout` or `click button "Pay"`. Empty if nothing was
 * recorded.
 */
export function entrySummary(entry: TimelineRow): string {
  switch (entry.kind) {
    case 'network':
      return `${entry.method} ${urlPath(entry.url)}`.trim();
    case 'websocket':
      return entry.url;
    case 'dom_action':
      return domActionSummary(entry);
    case 'console_error':
    case 'console_warn':
    case 'console_log':
    case 'console_info':
    case 'console_debug':
    case 'javascript_error':
      return firstLine(entry.message);
    case 'resource_error':
      return `${entry.element} ${urlPath(entry.url)}`.trim();
    case 'csp_violation':
      return `${entry.directive} ${entry.blocked}`.trim();
    case 'sse_message':
      return `${entry.name} ${firstLine(entry.data)}`.trim();
    case 'local_storage':
    case 'session_storage':
      return entry.action === 'clear' ? entry.action : entry.key;
    case 'recorder_gap':
      return entry.reason;
    case 'recorder_mark':
      return entry.note.trim();
    case 'navigation':
      return entry.url;
    case 'unknown':
      return entry.type;
  }
}

function domActionSummary({ action, target, finalValue }: DomActionRow): string {
  const value = finalValue === null ? '' : `= ${quoted(finalValue)}`;
  return [action, target, value].filter(Boolean).join(' ');
}

function firstLine(text: string): string {
  return text.trimStart().split(/\r?\n/, 1)[0]!.trimEnd();
}
