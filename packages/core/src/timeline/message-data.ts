import type { MessageData, TimelineEvent } from './event-types.js';
import type { MessageEntry } from './timeline-entry.js';

/** Returns the data of a console message or a script error. */
export function messageDataOf(event: TimelineEvent, kind: MessageEntry['kind']): MessageData | undefined {
  return event[`${kind}_data`];
}
