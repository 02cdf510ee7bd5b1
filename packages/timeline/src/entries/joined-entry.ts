import type { TimelineEvent } from '@flowlens/core/recorded';
import { networkEntry } from './network-entry.js';
import { singleEntry } from './single-entry.js';
import type { TimelineEntry } from './timeline-entry.js';

/** Builds the entry of events that belong together, except of a WebSocket connection. `place` is that of the first in the file. */
export function joinedEntry([first, second]: readonly TimelineEvent[], place: number): TimelineEntry {
  const { type } = first!;
  return type === 'network_request' || type === 'network_response'
    ? networkEntry([first!, second], place)
    : singleEntry(first!, place);
}
