import type { Probe, ProbeContext } from '../probe.js';
import { isTextType } from './body-text.js';
import { type Exchange, startExchange } from './exchange.js';
import { readHeaders, readHeadersInit } from './headers.js';
import { createResponseBodies, type ResponseBodies } from './response-bodies.js';
import { readBodyOfRequest, readRequestBody } from './request-body.js';
import { absoluteUrl, isA, tryRead } from './try-read.js';

/** Statuses that never have a body. */
const WITHOUT_BODY = new Set([204, 205, 304]);

/** Records `fetch` with the bodies that the page reads. */
export const observeFetch: Probe = (context) => {
  const { attempt, onFlush, patches, primordials, window } = context;
  const { apply, then } = primordials;
  const open = new Set<Exchange>();
  const bodies = createResponseBodies(context);

  patches.method(window, 'fetch', (original, self, args) => {
    const exchange = attempt(() => {
      const begun = begin(context, args);
      if (begun) open.add(begun);
      return begun;
    });
    const promise = apply(original, self, args) as Promise<Response>;
    if (!exchange) return promise;
    return then(
      promise,
      (response) => {
        attempt(() => {
          open.delete(exchange);
          recordFetchResponse(context, bodies, exchange, response);
        });
        return response;
      },
      (reason): never => {
        attempt(() => {
          open.delete(exchange);
          exchange.fail(reason);
        });
        throw reason;
      },
    );
  });

  onFlush(() => {
    for (const exchange of open) exchange.settle();
    bodies.flush();
  });
  return () => bodies.flush();
};

function begin(context: ProbeContext, args: unknown[]): Exchange | undefined {
  const [target, init] = args;
  const { isOwnRequest, primordials, window } = context;
  // An object that only inherits from `Request` has no URL and is treated as text.
  const known = isA(target, window.Request) ? target : undefined;
  const knownUrl = known && tryRead(() => known.url);
  const request = knownUrl === undefined ? undefined : known;
  // Converts an object to a URL only once, as without the recorder, because the result may change.
  const input = request || args.length === 0 ? target : tryRead(() => `${target as string}`, target);
  if (input !== target) args[0] = input;
  const url = knownUrl ?? absoluteUrl(input, window);
  if (isOwnRequest(url)) return undefined;

  const given = (init ?? {}) as { [Name in keyof RequestInit]?: unknown };
  const givenMethod = tryRead(() => given.method);
  const method = (typeof givenMethod === 'string' ? givenMethod : (request?.method ?? 'GET')).toUpperCase();
  const givenHeaders = tryRead(() => given.headers);
  const headers =
    givenHeaders !== undefined || !request
      ? readHeadersInit(givenHeaders, primordials)
      : readHeaders(request.headers, primordials);
  const givenBody = tryRead(() => given.body);
  const body =
    givenBody === undefined && request
      ? readBodyOfRequest(request, headers, primordials)
      : readRequestBody(givenBody, window, primordials);
  return startExchange(context, { method, url, resourceType: 'fetch', headers, body });
}

function recordFetchResponse(context: ProbeContext, bodies: ResponseBodies, exchange: Exchange, response: Response) {
  const { status, url, type } = response;
  const at = context.now();
  if (type === 'opaque' || type === 'opaqueredirect') {
    exchange.recordResponse({ at, url, headers: {}, body: '[opaque response: the page cannot read it]' });
    return;
  }
  const headers = readHeaders(response.headers, context.primordials);
  const head = { at, status, url, headers };
  if (WITHOUT_BODY.has(status) || headers['content-length'] === '0') exchange.recordResponse(head);
  else bodies.track(response, exchange, head, isTextType(headers['content-type'] ?? ''));
}
