import type { NetworkRequestData, NetworkResponseData } from './event-types.js';
import type { HarClock } from './har-clock.js';
import { harHeaders } from './har-headers.js';
import { harUrl } from './har-url.js';
import { headerRows } from './header-rows.js';
import { queryRows } from './query-rows.js';
import { contentTypeOf, readBody } from './recorded-body.js';
import type { NetworkEntry } from './timeline-entry.js';

/** HAR's word for what is not known: -1 for sizes and times, this for the version of the protocol. */
export const UNKNOWN_HTTP_VERSION = 'unknown';

/** One request with its response as an entry of a HAR file. */
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

function harRequest(
  { method, url: recordedUrl, request, response }: NetworkEntry,
  data: NetworkRequestData | undefined,
): object {
  const url = harUrl(recordedUrl, (request ?? response)?.page_url);
  const body = data?.body === undefined ? null : readBody(data.body, data.headers);
  return {
    method,
    url,
    httpVersion: UNKNOWN_HTTP_VERSION,
    cookies: [],
    headers: harHeaders(data?.headers),
    queryString: queryRows(url),
    headersSize: -1,
    bodySize: data === undefined ? -1 : (body?.fullBytes ?? 0),
    ...(body && {
      postData: {
        mimeType: contentTypeOf(data?.headers) ?? body.mimeType ?? '',
        text: body.text,
        ...cutComment(body.cut, body.recordedBytes),
      },
    }),
  };
}

function harResponse({ status, state }: NetworkEntry, data: NetworkResponseData | undefined): object {
  const rows = headerRows(data?.headers);
  const headerValue = (wanted: string) => rows.find(({ name }) => name.toLowerCase() === wanted)?.value;
  const transferred = Number(headerValue('content-length') || Number.NaN);
  const bodySize = Number.isSafeInteger(transferred) && transferred >= 0 ? transferred : -1;
  return {
    status: status ?? 0,
    statusText: '',
    httpVersion: UNKNOWN_HTTP_VERSION,
    cookies: [],
    headers: harHeaders(data?.headers),
    redirectURL: headerValue('location') ?? '',
    headersSize: -1,
    bodySize,
    content: harContent(data, bodySize),
    ...(state !== 'completed' && { _error: data?.error ?? (state === 'failed' ? 'failed' : 'pending') }),
  };
}

function harContent(data: NetworkResponseData | undefined, bodySize: number): object {
  const contentType = contentTypeOf(data?.headers);
  if (data?.body === undefined) return { size: Math.max(0, bodySize), mimeType: contentType ?? '' };
  const { fullBytes, mimeType, text, cut, recordedBytes } = readBody(data.body, data.headers);
  return {
    size: fullBytes,
    mimeType: contentType ?? mimeType ?? '',
    // A binary body is recorded by its size alone.
    ...(recordedBytes > 0 && { text }),
    ...cutComment(cut, recordedBytes),
  };
}

function cutComment(cut: boolean, recordedBytes: number): { comment?: string } {
  return cut ? { comment: `Only the first ${recordedBytes} bytes were recorded.` } : {};
}
