import { type Browser, browser } from 'wxt/browser';
import { readHeaders } from './read-headers.js';
import { WITNESS_PORT, type WitnessedRequest } from './witnessed-request.js';

type Details = Browser.webRequest.OnBeforeRequestDetails;

/** Messages of the runtime stay below 64 KB. */
const BATCH_MAX_CHARS = 20_000;
const BATCH_MS = 250;
/** Requests that never end, such as streams. */
const OPEN_MAX = 2_000;

let stop: (() => void) | undefined;

/**
 * Reports the finished requests of a tab to the offscreen document. The browser shows only those of sites that the
 * extension has access to. Watches only during a recording.
 */
export function watchRequests(tabId: number): void {
  if (stop) return;
  const port = browser.runtime.connect({ name: WITNESS_PORT });
  const open = new Map<string, WitnessedRequest>();
  let batch: string[] = [];
  let chars = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    if (batch.length > 0) port.postMessage(`[${batch.join(',')}]`);
    batch = [];
    chars = 0;
  }

  function tell(request: WitnessedRequest) {
    const whole = JSON.stringify(request);
    // Headers are cut one by one, but a page may have a hundred of them.
    const text = whole.length <= BATCH_MAX_CHARS ? whole : JSON.stringify(bareOf(request));
    if (text.length > BATCH_MAX_CHARS) return;
    if (chars + text.length > BATCH_MAX_CHARS) flush();
    batch.push(text);
    chars += text.length + 1;
    timer ??= setTimeout(flush, BATCH_MS);
  }

  const onBefore = (details: Details) => {
    // A redirect keeps the id of its request.
    if (open.has(details.requestId) || open.size >= OPEN_MAX) return undefined;
    const { requestId, documentId, frameId, initiator, type, method, url, timeStamp } = details;
    const times = { startedAt: timeStamp, endedAt: timeStamp };
    const none = { requestHeaders: {}, responseHeaders: {}, redirects: [] };
    open.set(requestId, { id: requestId, documentId, frameId, initiator, type, method, url, ...times, ...none });
    return undefined;
  };
  const onSend = ({ requestId, requestHeaders }: Browser.webRequest.OnSendHeadersDetails) => {
    const request = open.get(requestId);
    if (request) request.requestHeaders = readHeaders(requestHeaders);
  };
  const onRedirect = ({ requestId, redirectUrl, statusCode }: Browser.webRequest.OnBeforeRedirectDetails) => {
    open.get(requestId)?.redirects.push({ url: redirectUrl, status: statusCode });
  };
  const onEnd = (details: Browser.webRequest.OnCompletedDetails | Browser.webRequest.OnErrorOccurredDetails) => {
    const request = open.get(details.requestId);
    if (!request) return;
    open.delete(details.requestId);
    request.endedAt = details.timeStamp;
    if ('statusCode' in details) {
      request.status = details.statusCode;
      request.responseHeaders = readHeaders(details.responseHeaders);
    } else request.error = details.error;
    tell(request);
  };

  const filter = { urls: ['<all_urls>'], tabId };
  const { onBeforeRequest, onSendHeaders, onBeforeRedirect, onCompleted, onErrorOccurred } = browser.webRequest;
  onBeforeRequest.addListener(onBefore, filter);
  // Without `extraHeaders` the browser leaves out preflights.
  onSendHeaders.addListener(onSend, filter, ['requestHeaders', 'extraHeaders']);
  onBeforeRedirect.addListener(onRedirect, filter);
  onCompleted.addListener(onEnd, filter, ['responseHeaders', 'extraHeaders']);
  onErrorOccurred.addListener(onEnd, filter);
  stop = () => {
    stop = undefined;
    flush();
    onBeforeRequest.removeListener(onBefore);
    onSendHeaders.removeListener(onSend);
    onBeforeRedirect.removeListener(onRedirect);
    onCompleted.removeListener(onEnd);
    onErrorOccurred.removeListener(onEnd);
    port.disconnect();
  };
  port.onDisconnect.addListener(() => stop?.());
}

export function unwatchRequests(): void {
  stop?.();
}

function bareOf(request: WitnessedRequest): WitnessedRequest {
  return { ...request, requestHeaders: {}, responseHeaders: {}, redirects: [] };
}
