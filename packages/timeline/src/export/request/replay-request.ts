import { type HeaderRow, headerRows, missingNote, pageUrlOf, readContent, resolveUrl } from '@flowlens/core/recorded';
import type { NetworkEntry } from '../../entries/timeline-entry.js';

/** A recorded request in a form that can be repeated. */
export interface ReplayRequest {
  method: string;
  /** Absolute, http or https. Without userinfo, which browsers refuse, and without a fragment. */
  url: string;
  /** As recorded, without connection headers. */
  headers: HeaderRow[];
  /** Recorded body without notes of the recorder; null if there was none or the method allows none. */
  body: string | null;
  /** Note that the recorded body is incomplete. */
  bodyNote: string | undefined;
}

/**
 * Characters of methods and header names (RFC 9110 §5.6.2). Keeps `@file`, pseudo headers and options out of the copied
 * request.
 */
const TOKEN = /^[\w!#$%&'*+.^`|~-]+$/;
/** Headers that the sending program sets itself. */
const CONNECTION_HEADERS = new Set([
  'connection',
  'content-length',
  'expect',
  'host',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);
/** Characters that are not allowed in a header; a line break would even start another one. */
const NOT_IN_HEADERS = /[^\P{Cc}\t]+/gu;

/** Returns the request that repeats an entry; null if it is not an http request. */
export function replayRequest(entry: NetworkEntry): ReplayRequest | null {
  const method = entry.method || 'GET';
  const url = httpUrl(entry);
  if (url === null || !TOKEN.test(method)) return null;
  const data = entry.request?.network_request_data;
  const body = method === 'HEAD' ? undefined : data?.body;
  const content = body === undefined ? undefined : readContent(body);
  const missing = content && missingNote(content);
  return {
    method,
    url,
    headers: headerRows(data?.headers)
      .filter(({ name }) => isSendable(name))
      .map(withoutBreaks),
    body: content?.text ?? null,
    bodyNote: missing && `The body is incomplete. ${missing}`,
  };
}

function httpUrl(entry: NetworkEntry): string | null {
  const url = resolveUrl(entry.url, pageUrlOf(entry));
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  url.hash = url.username = url.password = '';
  return url.href;
}

function isSendable(name: string): boolean {
  return TOKEN.test(name) && !CONNECTION_HEADERS.has(name.toLowerCase());
}

function withoutBreaks({ name, value }: HeaderRow): HeaderRow {
  return { name, value: value.replace(NOT_IN_HEADERS, ' ').trim() };
}
