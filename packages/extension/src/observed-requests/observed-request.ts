/** Port from the service worker to the offscreen document. */
export const OBSERVED_REQUESTS_PORT = 'observed-requests';

/** Message of that port, sent as JSON. */
export interface ObservedRequestsMessage {
  requests: ObservedRequest[];
  /** Number of dropped requests, which may belong to another tab. */
  omittedCount: number;
}

export type HeaderMap = Record<string, string>;

interface Redirect {
  /** Target address of the redirect. */
  url: string;
  /** Method of the next request: a redirected form continues with GET. */
  method: string;
  /** Status of the redirect. */
  status: number;
  /** Epoch milliseconds. */
  at: number;
}

/** Finished request of the recorded tab, as reported by the browser. Contains no cookie and no credentials. */
export interface ObservedRequest {
  id: string;
  /** Document that made the request; undefined for the request of a document itself. */
  documentId?: string | undefined;
  /** -1 for requests of a service worker or shared worker. In reports of the debugger, 1 stands for every frame but the top one. */
  frameId: number;
  /** Origin that made the request. */
  initiator?: string | undefined;
  /** Request type in `webRequest`. */
  type: string;
  /** Method of the first request, before any redirect. */
  method: string;
  /** Address of the first request, before any redirect. */
  url: string;
  requestHeaders: HeaderMap;
  redirects: Redirect[];
  /** Epoch milliseconds. */
  startedAt: number;
  endedAt: number;
  /** Undefined without a response. */
  status?: number | undefined;
  responseHeaders: HeaderMap;
  /** Error code, for example `net::ERR_CONNECTION_RESET`. */
  error?: string | undefined;
  /** Only for requests that the debugger has reported. */
  deep?: DeepFacts | undefined;
}

/** Data that the debugger adds to a request. */
interface DeepFacts {
  /** True while the request is pending; it is reported again when it has ended. */
  isOpen: boolean;
  requestBody?: string | undefined;
  responseBody?: string | undefined;
}
