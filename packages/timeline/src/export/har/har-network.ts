import {
  contentTypeOf,
  headerNamed,
  headerRows,
  missingNote,
  type NetworkRequestData,
  type NetworkResponseData,
  pageUrlOf,
  queryRows,
  readContent,
} from '@flowlens/core/recorded';
import type { HarClock } from './har-clock.js';
import { harHeaders } from './har-headers.js';
import { harUrl } from './har-url.js';
import { contentLength, hasBody } from '../../entries/response-size.js';
import type { NetworkEntry } from '../../entries/timeline-entry.js';

/** Placeholders of HAR for unknown values: -1 for sizes and times, this text for the protocol version. */
export const UNKNOWN_HTTP_VERSION = 'unknown';

/** Converts a request with its response to an entry of a HAR file. */
export function networkHarEntry(entry: NetworkEntry, pageref: string, clock: HarClock): object {
  const request = entry.request?.network_request_data;
  const response = entry.response?.network_response_data;
  const time = entry.latencyMs ?? 0;
  return {
    pageref,
    startedDateTime: clock.isoDate(entry),
    time,
    request: harRequest(entry, request),
    response: harResponse(entry, response),
    cache: {},
    timings: { blocked: -1, dns: -1, connect: -1, ssl: -1, send: 0, wait: time, receive: 0 },
    ...(request?.resource_type !== undefined && { _resourceType: request.resource_type }),
  };
}

function harRequest(entry: NetworkEntry, data: NetworkRequestData | undefined): object {
  const page = pageUrlOf(entry);
  const body = data?.body === undefined ? null : readContent(data.body);
  return {
    method: entry.method,
    url: harUrl(entry.url, page),
    httpVersion: UNKNOWN_HTTP_VERSION,
    cookies: [],
    headers: harHeaders(data?.headers),
    queryString: queryRows(entry.url, page),
    headersSize: -1,
    bodySize: data === undefined ? -1 : (body?.fullBytes ?? 0),
    ...(body && {
      postData: {
        mimeType: contentTypeOf(data?.headers) ?? body.mimeType ?? '',
        text: body.text,
        comment: missingNote(body),
      },
    }),
  };
}

function harResponse(entry: NetworkEntry, data: NetworkResponseData | undefined): object {
  const { status, state } = entry;
  const bodySize = hasBody(entry) ? (contentLength(entry) ?? -1) : 0;
  return {
    status: status ?? 0,
    statusText: '',
    httpVersion: UNKNOWN_HTTP_VERSION,
    cookies: [],
    headers: harHeaders(data?.headers),
    redirectURL: headerNamed(headerRows(data?.headers), 'location')?.value ?? '',
    headersSize: -1,
    bodySize,
    content: harContent(data, bodySize),
    ...(state !== 'completed' && { _error: entry.error ?? (state === 'failed' ? 'failed' : 'pending') }),
  };
}

function harContent(data: NetworkResponseData | undefined, bodySize: number): object {
  const contentType = contentTypeOf(data?.headers);
  if (data?.body === undefined) return { size: Math.max(0, bodySize), mimeType: contentType ?? '' };
  const body = readContent(data.body);
  return {
    size: body.fullBytes,
    mimeType: contentType ?? body.mimeType ?? '',
    // Of a binary body, only the size is recorded.
    text: body.text || undefined,
    comment: missingNote(body),
  };
}
