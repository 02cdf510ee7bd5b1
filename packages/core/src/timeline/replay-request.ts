import { headerRows, type HeaderRow } from './header-rows.js';
import type { NetworkEntry } from './timeline-entry.js';

/** A recorded request in a form that can be sent again. */
export interface ReplayRequest {
  method: string;
  /** Absolute, http or https, without userinfo, which a browser refuses, and without a fragment. */
  url: string;
  /** As recorded; without those that belong to the connection. */
  headers: HeaderRow[];
  /** As recorded; null when there was none or the method takes none. */
  body: string | null;
}

/** The characters of methods and header names (RFC 9110 §5.6.2). Keeps `@file`, pseudo headers and options out of what is copied. */
const TOKEN = /^[\w!#$%&'*+.^`|~-]+$/;
/** What the program that sends sets itself. */
const OF_THE_CONNECTION = new Set([
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
/** None of these can stand in a header; a line break would even start another one. */
const NOT_IN_HEADERS = /[^\P{Cc}\t]+/gu;

/** What to send again for an entry; null for what is no request over http. */
export function replayRequest({
  method: recordedMethod,
  url: recordedUrl,
  request,
}: NetworkEntry): ReplayRequest | null {
  const method = recordedMethod || 'GET';
  const url = httpUrl(recordedUrl);
  if (url === null || !TOKEN.test(method)) return null;
  const data = request?.network_request_data;
  return {
    method,
    url,
    headers: headerRows(data?.headers)
      .filter(({ name }) => isSendable(name))
      .map(withoutBreaks),
    body: method === 'HEAD' ? null : (data?.body ?? null),
  };
}

export function headerNamed(headers: readonly HeaderRow[], wanted: string): HeaderRow | undefined {
  return headers.find(({ name }) => name.toLowerCase() === wanted);
}

function httpUrl(recorded: string): string | null {
  if (!/^https?:/i.test(recorded) || !URL.canParse(recorded)) return null;
  const url = new URL(recorded);
  url.hash = url.username = url.password = '';
  return url.href;
}

function isSendable(name: string): boolean {
  return TOKEN.test(name) && !OF_THE_CONNECTION.has(name.toLowerCase());
}

function withoutBreaks({ name, value }: HeaderRow): HeaderRow {
  return { name, value: value.replace(NOT_IN_HEADERS, ' ').trim() };
}
