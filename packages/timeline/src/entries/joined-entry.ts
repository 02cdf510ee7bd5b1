import type { TimelineEvent } from '@flowlens/core/recorded';
import { networkEntry } from './network-entry.js';
import { singleEntry } from './single-entry.js';
import type { TimelineEntry } from './timeline-entry.js';

/** Builds the entry of related events, except for WebSocket connections. `place` is the position of the first one in the file. */
export function joinedEntry([first, second]: readonly TimelineEvent[], place: number): TimelineEntry {
  const { type } = first!;
  return type === 'network_request' || type === 'network_response'
    ? networkEntry([first!, second], place)
    : singleEntry(first!, place);
}
