import type { TimelineEvent } from '@flowlens/core/recorded';
import type { TimelineEntry } from './timeline-entry.js';

/** Returns the events of an entry, in order of time. */
export function entryEvents(entry: TimelineEntry): TimelineEvent[] {
  switch (entry.kind) {
    case 'network':
      return [entry.request, entry.response, entry.echo].filter((event) => event !== null);
    case 'websocket':
      return entry.events;
    default:
      return [entry.event];
  }
}
