import type { MessageData, TimelineEvent } from '@flowlens/core/recorded';
import type { MessageEntry } from '../entries/timeline-entry.js';

/** Returns the data of a console message or a script error. */
export function messageDataOf(event: TimelineEvent, kind: MessageEntry['kind']): MessageData | undefined {
  return event[`${kind}_data`];
}
