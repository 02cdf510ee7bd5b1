import type { TimelineEvent } from '@flowlens/core/recorded';
import { networkEntry } from './network-entry.js';
import { singleEntry } from './single-entry.js';
import type { Repeats } from './repeated-error.js';
import type { TimelineEntry } from './timeline-entry.js';

interface JoinedParts {
  /** Position of the first event in the file. */
  place: number;
  /** Equal errors that the entry stands for; `null` if it is only one. */
  repeats: Repeats | null;
  /** The browser's message that the request failed. */
  echo: TimelineEvent | null;
}

/** Builds the entry of related events, except for WebSocket connections. */
export function joinedEntry(
  [first, second]: readonly TimelineEvent[],
  { place, repeats, echo }: JoinedParts,
): TimelineEntry {
  const { type } = first!;
  if (type === 'network_request' || type === 'network_response') return networkEntry([first!, second], place, echo);
  const entry = singleEntry(first!, place);
  return 'count' in entry && repeats ? { ...entry, ...repeats } : entry;
}
