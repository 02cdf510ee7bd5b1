/** Port from the service worker to the offscreen document. */
export const WITNESS_PORT = 'witness';

export type HeaderMap = Record<string, string>;

/** A finished request of the recorded tab, as the browser tells it. Holds no cookie and no credentials. */
export interface WitnessedRequest {
  id: string;
  /** Document that made the request; the browser names none for the request of a document itself. */
  documentId?: string | undefined;
  frameId: number;
  /** Origin that made the request. */
  initiator?: string | undefined;
  /** As `webRequest` names it. */
  type: string;
  method: string;
  /** Address before any redirect. */
  url: string;
  requestHeaders: HeaderMap;
  /** Target and status of each redirect. */
  redirects: { url: string; status: number }[];
  /** Epoch milliseconds. */
  startedAt: number;
  endedAt: number;
  /** Missing when no answer came. */
  status?: number | undefined;
  responseHeaders: HeaderMap;
  /** For example `net::ERR_CONNECTION_RESET`. */
  error?: string | undefined;
}
