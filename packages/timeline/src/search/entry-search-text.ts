import type { TimelineEvent } from '@flowlens/core/recorded';
import type { TimelineEntry } from '../entries/timeline-entry.js';

/**
 * Returns the texts that a search of rows covers: URLs, messages, keys and values, element texts. Bodies and headers
 * are excluded.
 */
export function entrySearchTexts(entry: TimelineEntry): string[] {
  switch (entry.kind) {
    case 'network':
      return [`${entry.method} ${entry.url}`, `${entry.status ?? ''}`];
    case 'websocket':
    case 'navigation':
      return [entry.url];
    case 'dom_action':
      return [`${entry.action} ${domActionText(entry.event)}`];
    case 'console_error':
    case 'console_warn':
    case 'console_log':
    case 'console_info':
    case 'console_debug':
    case 'javascript_error':
      return [entry.message];
    case 'resource_error':
      return [`${entry.event.resource_error_data?.tagName ?? ''} ${entry.url}`];
    case 'csp_violation':
      return [`${entry.directive} ${entry.blocked}`];
    case 'sse_message':
      return [`${entry.name} ${entry.data}`];
    case 'local_storage':
    case 'session_storage':
      return [joined(entry.key, entry.value, entry.action === 'clear' ? entry.action : '')];
    case 'recorder_gap':
      return [entry.reason];
    case 'recorder_mark':
      return [entry.note];
    case 'unknown':
      return [entry.type];
  }
}

function domActionText({ target, final_value: finalValue }: TimelineEvent): string {
  return joined(target?.tagName, target?.textContent, target?.id, target?.className, finalValue);
}

function joined(...texts: (string | null | undefined)[]): string {
  return texts.filter(Boolean).join(' ');
}
