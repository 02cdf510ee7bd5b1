import { type Browser, browser } from 'wxt/browser';
import { dropOldest } from './drop-oldest.js';
import { readHeaders } from './read-headers.js';
import { createRequestBatch } from './request-batch.js';
import { OBSERVED_REQUESTS_PORT, type ObservedRequest } from './observed-request.js';
import { findWorkerOwner, type WorkerOwner } from './worker-owner.js';

type Details = Browser.webRequest.OnBeforeRequestDetails;
type EndDetails = Browser.webRequest.OnCompletedDetails | Browser.webRequest.OnErrorOccurredDetails;

/** Maximum number of pending requests, because streams never end. */
const OPEN_MAX = 2_000;
/** Tab id of requests from service workers and shared workers, which serve every tab of their origin. */
const NO_TAB = -1;

interface OpenRequest {
  request: ObservedRequest;
  /** Owner at the start; undefined for requests of the tab itself. */
  owner?: Promise<WorkerOwner>;
}

let stop: (() => void) | undefined;

/**
 * Reports the finished requests of a tab to the offscreen document. The browser shows only sites that the extension has
 * access to. Watches only during a recording.
 */
export function watchRequests(tabId: number): void {
  if (stop) return;
  const port = browser.runtime.connect({ name: OBSERVED_REQUESTS_PORT });
  const batch = createRequestBatch((text) => port.postMessage(text));
  const open = new Map<string, OpenRequest>();

  function begin(details: Details) {
    // A redirect keeps the id of its request.
    const redirect = open.get(details.requestId)?.request.redirects.at(-1);
    if (redirect) redirect.method = details.method;
    if (open.has(details.requestId)) return;
    const { requestId, documentId, frameId, initiator, type, method, url, timeStamp } = details;
    const times = { startedAt: timeStamp, endedAt: timeStamp };
    const none = { requestHeaders: {}, responseHeaders: {}, redirects: [] };
    const request = { id: requestId, documentId, frameId, initiator, type, method, url, ...times, ...none };
    open.set(requestId, {
      request,
      ...(details.tabId === NO_TAB && { owner: findWorkerOwner(initiator, tabId) }),
    });
    dropOldest(open, OPEN_MAX);
  }

  function end(details: EndDetails) {
    const ended = open.get(details.requestId);
    if (!ended) return;
    open.delete(details.requestId);
    const { request, owner } = ended;
    request.endedAt = details.timeStamp;
    if ('statusCode' in details) {
      request.status = details.statusCode;
      request.responseHeaders = readHeaders(details.responseHeaders);
    } else request.error = details.error;
    if (owner) void reportWorkerRequest(request, owner);
    else batch.report(request);
  }

  /** Accepts the request only if the recorded tab was the only one of its origin from start to end. */
  async function reportWorkerRequest(request: ObservedRequest, atStart: Promise<WorkerOwner>) {
    const owners = [await atStart, await findWorkerOwner(request.initiator, tabId)];
    if (owners.every((owner) => owner === 'recorded')) batch.report(request);
    else if (owners.some((owner) => owner !== 'other')) batch.countOmitted();
  }

  function listen(filter: Browser.webRequest.RequestFilter, isWatched: (details: { tabId: number }) => boolean) {
    const onBefore = (details: Details) => {
      if (isWatched(details)) begin(details);
      return undefined;
    };
    const onSend = (details: Browser.webRequest.OnSendHeadersDetails) => {
      const sent = isWatched(details) ? open.get(details.requestId) : undefined;
      if (sent) sent.request.requestHeaders = readHeaders(details.requestHeaders);
    };
    const onRedirect = (details: Browser.webRequest.OnBeforeRedirectDetails) => {
      const { requestId, redirectUrl: url, method, statusCode: status, timeStamp: at } = details;
      if (isWatched(details)) open.get(requestId)?.request.redirects.push({ url, method, status, at });
    };
    const onEnd = (details: EndDetails) => {
      if (isWatched(details)) end(details);
    };
    const { onBeforeRequest, onSendHeaders, onBeforeRedirect, onCompleted, onErrorOccurred } = browser.webRequest;
    onBeforeRequest.addListener(onBefore, filter);
    // Without `extraHeaders` the browser leaves out preflights.
    onSendHeaders.addListener(onSend, filter, ['requestHeaders', 'extraHeaders']);
    onBeforeRedirect.addListener(onRedirect, filter);
    onCompleted.addListener(onEnd, filter, ['responseHeaders', 'extraHeaders']);
    onErrorOccurred.addListener(onEnd, filter);
    return () => {
      onBeforeRequest.removeListener(onBefore);
      onSendHeaders.removeListener(onSend);
      onBeforeRedirect.removeListener(onRedirect);
      onCompleted.removeListener(onEnd);
      onErrorOccurred.removeListener(onEnd);
    };
  }

  const urls = ['<all_urls>'];
  // A filter for no tab would match every tab.
  const stops = [listen({ urls, tabId }, () => true), listen({ urls }, (details) => details.tabId === NO_TAB)];
  stop = () => {
    stop = undefined;
    batch.flush();
    for (const unlisten of stops) unlisten();
    port.disconnect();
  };
  port.onDisconnect.addListener(() => stop?.());
}

export function unwatchRequests(): void {
  stop?.();
}
