/** Parts of the Chrome DevTools Protocol that deep recording reads. Times are monotonic seconds, `wallTime` epoch seconds. */

export type ProtocolHeaders = Record<string, string>;

export interface RequestWillBeSent {
  requestId: string;
  request: { url: string; method: string; headers: ProtocolHeaders; postData?: string };
  timestamp: number;
  wallTime: number;
  documentURL: string;
  type?: string;
  frameId?: string;
  initiator: { type: string };
  redirectResponse?: { status: number };
}

export interface ExtraInfo {
  requestId: string;
  headers: ProtocolHeaders;
}

export interface ResponseReceived {
  requestId: string;
  timestamp: number;
  response: { url: string; status: number; headers: ProtocolHeaders; mimeType: string };
  hasExtraInfo?: boolean;
}

export interface DataReceived {
  requestId: string;
  dataLength: number;
}

export interface LoadingFinished {
  requestId: string;
  timestamp: number;
}

export interface LoadingFailed extends LoadingFinished {
  errorText: string;
  blockedReason?: string;
  corsErrorStatus?: { corsError: string };
}

export interface SocketCreated {
  requestId: string;
  url: string;
}

export interface SocketHandshakeRequest {
  requestId: string;
  timestamp: number;
  wallTime: number;
  request: { headers: ProtocolHeaders };
}

export interface SocketHandshakeResponse {
  requestId: string;
  timestamp: number;
  response: { status: number; headers: ProtocolHeaders };
}

export interface SocketError {
  requestId: string;
  timestamp: number;
  errorMessage: string;
}

export interface LogEntryAdded {
  entry: {
    source: string;
    level: string;
    text: string;
    /** Epoch milliseconds. */
    timestamp: number;
    url?: string;
    stackTrace?: { callFrames: { functionName: string; url: string; lineNumber: number; columnNumber: number }[] };
  };
}

/** Message of the debugger, as the browser delivers it. The root session has no id. */
export interface ProtocolMessage {
  sessionId?: string | undefined;
  method: string;
  params: unknown;
}

/** Sends commands to a session. */
export type SendCommand = (method: string, params: object, sessionId?: string) => Promise<unknown>;
