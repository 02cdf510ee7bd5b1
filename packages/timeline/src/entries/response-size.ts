import { bodyBytes, headerNamed, headerRows } from '@flowlens/core/recorded';
import type { NetworkEntry } from './timeline-entry.js';

type Answered = Pick<NetworkEntry, 'method' | 'status' | 'response'>;

/**
 * Returns the size of a response in bytes: from its length header, or from its recorded or truncated body; `null` if
 * neither is known.
 */
export function responseSizeBytes(entry: Answered): number | null {
  const body = entry.response?.network_response_data?.body;
  return contentLength(entry) ?? (body === undefined ? null : bodyBytes(body));
}

/**
 * Returns the size of the received body according to the length header; `null` without the header, or if it describes a
 * body that is never sent.
 */
export function contentLength(entry: Answered): number | null {
  if (!hasBody(entry)) return null;
  const header = headerNamed(headerRows(entry.response?.network_response_data?.headers), 'content-length');
  const length = Number(header?.value || Number.NaN);
  return Number.isSafeInteger(length) && length >= 0 ? length : null;
}

/** Returns whether a response can have a body (RFC 9112 §6.3), regardless of its headers. */
export function hasBody({ method, status }: Answered): boolean {
  return method !== 'HEAD' && (status === null || (status >= 200 && status !== 204 && status !== 304));
}
