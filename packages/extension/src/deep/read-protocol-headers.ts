import { readHeaders } from '../observed-requests/read-headers.js';
import type { HeaderMap } from '../observed-requests/observed-request.js';
import type { ProtocolHeaders } from './protocol.js';

/** Reads headers from the debugger, without cookies and credentials. */
export function readProtocolHeaders(headers: ProtocolHeaders): HeaderMap {
  return readHeaders(Object.entries(headers).map(([name, value]) => ({ name, value })));
}
