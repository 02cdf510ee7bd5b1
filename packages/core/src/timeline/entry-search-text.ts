import type { TimelineEvent } from './event-types.js';
import type { TimelineEntry } from './timeline-entry.js';

/** What a search of the rows looks through: URLs, messages, keys and values, element texts. Bodies and headers are not among it. */
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
    case 'javascript_error':
      return [entry.message];
    case 'local_storage':
    case 'session_storage':
      return [`${entry.key} ${entry.value ?? ''}`];
    case 'unknown':
      return [entry.type];
  }
}

function domActionText({ target, final_value: finalValue }: TimelineEvent): string {
  return [target?.tagName, target?.textContent, target?.id, target?.className, finalValue].filter(Boolean).join(' ');
}
