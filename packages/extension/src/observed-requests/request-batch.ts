import type { ObservedRequest, ObservedRequestsMessage } from './observed-request.js';

/** Messages of the runtime stay below 64 KB even if each character takes three bytes. */
const BATCH_MAX_CHARS = 20_000;
const BATCH_MS = 250;

export interface RequestBatch {
  report: (request: ObservedRequest) => void;
  /** Counts a request that may belong to another tab. */
  countOmitted: () => void;
  flush: () => void;
}

/** Collects finished requests and sends them in messages of limited size. */
export function createRequestBatch(send: (text: string) => void): RequestBatch {
  let requests: string[] = [];
  let chars = 0;
  let omittedCount = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    if (requests.length > 0 || omittedCount > 0)
      send(`{"omittedCount":${omittedCount},"requests":[${requests.join(',')}]}`);
    requests = [];
    chars = omittedCount = 0;
  }

  function flushLater() {
    timer ??= setTimeout(flush, BATCH_MS);
  }

  return {
    report(request) {
      const whole = JSON.stringify(request);
      // Each header is truncated, but a page may have a hundred of them.
      const text = whole.length <= BATCH_MAX_CHARS ? whole : JSON.stringify(bareOf(request));
      if (text.length > BATCH_MAX_CHARS) return;
      if (chars + text.length > BATCH_MAX_CHARS) flush();
      requests.push(text);
      chars += text.length + 1;
      flushLater();
    },
    countOmitted() {
      omittedCount += 1;
      flushLater();
    },
    flush,
  };
}

export function readObservedRequests(text: string): ObservedRequestsMessage {
  return JSON.parse(text) as ObservedRequestsMessage;
}

function bareOf(request: ObservedRequest): ObservedRequest {
  return { ...request, requestHeaders: {}, responseHeaders: {}, redirects: [] };
}
