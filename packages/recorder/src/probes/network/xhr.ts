import type { Probe, ProbeContext } from '../probe.js';
import { BODY_MAX_CHARS, cutText, decodeBytes, describeBinary, isTextType } from './body-text.js';
import { type Exchange, startExchange } from './exchange.js';
import { type HeaderMap, parseHeaderLines } from './headers.js';
import { readRequestBody } from './request-body.js';
import { absoluteUrl, tryRead } from './try-read.js';

/** A request between `open` and its end. */
interface OpenRequest {
  method: string;
  url: string;
  headers: HeaderMap;
  exchange?: Exchange;
}

/** Reason for a request that ended without a response, in the words of `fetch` if possible. */
const FAILURES = {
  error: 'TypeError: Failed to load',
  abort: 'AbortError: The request was aborted',
  timeout: 'TimeoutError: The request timed out',
};

/** Records `XMLHttpRequest`, including synchronous requests. */
export const observeXhr: Probe = (context) => {
  const { attempt, isOwnRequest, onFlush, patches, primordials, window } = context;
  const { apply, listen } = primordials;
  const { prototype } = window.XMLHttpRequest;
  const requests = new WeakMap<object, OpenRequest>();
  const listeningTo = new WeakSet<object>();
  const open = new Set<Exchange>();

  function settle(exchange: Exchange, record: () => void) {
    open.delete(exchange);
    record();
  }

  function listenOn(xhr: XMLHttpRequest) {
    if (listeningTo.has(xhr)) return;
    listeningTo.add(xhr);
    const current = () => requests.get(xhr)?.exchange;
    const on = (type: string, record: (exchange: Exchange) => void) =>
      listen(xhr, type, () =>
        attempt(() => {
          const exchange = current();
          if (exchange) settle(exchange, () => record(exchange));
        }),
      );
    on('load', (exchange) => recordXhrResponse(context, xhr, exchange));
    for (const [type, error] of Object.entries(FAILURES)) on(type, (exchange) => exchange.fail(error));
  }

  patches.method(prototype, 'open', (original, self, args) => {
    const result = apply(original, self, args) as unknown;
    attempt(() => {
      const [method, target] = args;
      const url = absoluteUrl(target, window);
      const headers = Object.create(null) as HeaderMap;
      requests.delete(self as object);
      if (isOwnRequest(url)) return;
      requests.set(self as object, { method: tryRead(() => String(method), '').toUpperCase(), url, headers });
      listenOn(self as XMLHttpRequest);
    });
    return result;
  });

  patches.method(prototype, 'setRequestHeader', (original, self, args) => {
    const result = apply(original, self, args) as unknown;
    attempt(() => {
      const headers = requests.get(self as object)?.headers;
      const name = tryRead(() => String(args[0]), '').toLowerCase();
      const value = tryRead(() => String(args[1]), '');
      if (headers && name) headers[name] = name in headers ? `${headers[name]}, ${value}` : value;
    });
    return result;
  });

  patches.method(prototype, 'send', (original, self, args) => {
    const exchange = attempt(() => {
      const request = requests.get(self as object);
      if (!request || request.exchange) return undefined;
      const isWithoutBody = request.method === 'GET' || request.method === 'HEAD';
      const body = readRequestBody(isWithoutBody ? undefined : args[0], window, primordials);
      request.exchange = startExchange(context, { ...request, resourceType: 'xhr', body });
      open.add(request.exchange);
      return request.exchange;
    });
    try {
      return apply(original, self, args) as unknown;
    } catch (error) {
      if (exchange) attempt(() => settle(exchange, () => exchange.fail(error)));
      throw error;
    }
  });

  onFlush(() => {
    for (const exchange of open) exchange.settle();
  });
  return () => open.clear();
};

function recordXhrResponse(context: ProbeContext, xhr: XMLHttpRequest, exchange: Exchange) {
  // Libraries add their own properties to requests.
  const headers = tryRead(() => parseHeaderLines(xhr.getAllResponseHeaders()), Object.create(null) as HeaderMap);
  const body = tryRead(() => bodyOf(context, xhr, headers['content-type'] ?? ''));
  const status = tryRead(() => xhr.status);
  exchange.recordResponse({ at: context.now(), status, url: tryRead(() => xhr.responseURL, ''), headers, body });
}

function bodyOf({ primordials, window }: ProbeContext, xhr: XMLHttpRequest, contentType: string): string | undefined {
  switch (xhr.responseType) {
    case '':
    case 'text':
      return cutText(xhr.responseText, BODY_MAX_CHARS, primordials);
    case 'json':
      return cutText(primordials.stringify(xhr.response) ?? '', BODY_MAX_CHARS, primordials);
    case 'document':
      return '[document]';
    case 'arraybuffer':
    case 'blob': {
      const response = xhr.response as ArrayBuffer | Blob | null;
      if (response instanceof window.Blob) return describeBinary(contentType || response.type, response.size);
      if (!response) return undefined;
      return isTextType(contentType)
        ? decodeBytes(new Uint8Array(response), response.byteLength, primordials)
        : describeBinary(contentType, response.byteLength);
    }
  }
}
