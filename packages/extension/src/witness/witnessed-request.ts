/** Port from the service worker to the offscreen document. */
export const WITNESS_PORT = 'witness';

/** Message of that port, as JSON. */
export interface WitnessMessage {
  requests: WitnessedRequest[];
  /** Requests that may belong to another tab, and were dropped. */
  leftOut: number;
}

export type HeaderMap = Record<string, string>;

interface Redirect {
  /** Address that it leads to. */
  url: string;
  /** Method of the next request: a redirected form asks with GET. */
  method: string;
  /** Status of the answer that redirects. */
  status: number;
  /** Epoch milliseconds. */
  at: number;
}

/** A finished request of the recorded tab, as the browser tells it. Holds no cookie and no credentials. */
export interface WitnessedRequest {
  id: string;
  /** Document that made the request; the browser names none for the request of a document itself. */
  documentId?: string | undefined;
  /** -1 for the request of a service worker or shared worker. */
  frameId: number;
  /** Origin that made the request. */
  initiator?: string | undefined;
  /** As `webRequest` names it. */
  type: string;
  /** Before any redirect, as the address. */
  method: string;
  url: string;
  requestHeaders: HeaderMap;
  redirects: Redirect[];
  /** Epoch milliseconds. */
  startedAt: number;
  endedAt: number;
  /** Missing when no answer came. */
  status?: number | undefined;
  responseHeaders: HeaderMap;
  /** For example `net::ERR_CONNECTION_RESET`. */
  error?: string | undefined;
  /** Only of requests that the debugger has shown. */
  deep?: DeepFacts | undefined;
}

/** Additions of the debugger to a request. Its frame is 0 for the document of the tab, 1 for any frame within, -1 for workers. */
interface DeepFacts {
  /** The request is under way; it comes again when it has ended. */
  isOpen: boolean;
  requestBody?: string | undefined;
  responseBody?: string | undefined;
}
