import { type RequestKind, requestKindOf } from '@flowlens/core/recorded';
import type { TimelineEntry } from '../../entries/timeline-entry.js';

/** Returns the kind of a request; null for other entries. */
export function requestKindOfEntry(entry: TimelineEntry): RequestKind | null {
  if (entry.kind !== 'network') return null;
  return requestKindOf(entry.request?.network_request_data, entry.response?.network_response_data);
}
