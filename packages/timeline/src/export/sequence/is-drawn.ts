import { requestKindOf } from '@flowlens/core/recorded';
import type { NetworkEntry } from '../../entries/timeline-entry.js';

/** Returns whether a drawing shows a request: assets such as scripts and images are left out unless they failed. */
export function isDrawn({ severity, request, response }: NetworkEntry): boolean {
  const kind = requestKindOf(request?.network_request_data, response?.network_response_data);
  return severity === 'error' || kind !== 'asset';
}
