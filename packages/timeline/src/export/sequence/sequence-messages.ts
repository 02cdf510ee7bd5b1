import { pageUrlOf, resolveUrl } from '@flowlens/core/recorded';
import type { NetworkEntry, TimelineEntry, WebSocketEntry } from '../../entries/timeline-entry.js';
import type { WebSocketRow } from '../../rows/timeline-row.js';

/**
 * Maximum number of messages that stay readable. Every network entry adds at least one before the next entry begins, so
 * the first entries of this number are enough.
 */
export const SEQUENCE_MESSAGES_MAX = 200;

interface MessageBase {
  entryId: string;
  timeMs: number;
  /** Empty for addresses without a host, such as `data:` or unreadable ones. */
  host: string;
  /** Without query and fragment. */
  path: string;
}

/** A request, or the response to it. */
export interface HttpMessage extends MessageBase {
  kind: 'request' | 'response';
  /** Upper case; empty if the request was not recorded. */
  method: string;
  status: number | null;
  latencyMs: number | null;
  /** True if a request has a response of its own in the list. */
  hasResponse: boolean;
  /** `failed` if there was no response from the server. */
  state: NetworkEntry['state'];
  /** True for an error: no response, or a status of 400 and above. */
  failed: boolean;
  /** Reason for a failure; may be empty. */
  error: string;
}

/** The opening of a websocket connection, all of its frames, or its end. */
export interface SocketMessage extends MessageBase {
  kind: 'socket_open' | 'socket_frames' | 'socket_close';
  sentCount: number;
  receivedCount: number;
  /** Reason of the end; may be empty. */
  reason: string;
  failed: boolean;
}

/** One arrow or note of a sequence diagram between the page and a host. */
export type SequenceMessage = HttpMessage | SocketMessage;

/** A message whose address is not resolved yet: most of a long timeline is not drawn. */
type Planned = { message: Unplaced<HttpMessage> | Unplaced<SocketMessage>; url: string; pageUrl: string | undefined };
type Unplaced<Message> = Omit<Message, 'host' | 'path'>;

export interface SequenceMessages {
  /** The first messages, at most `SEQUENCE_MESSAGES_MAX`. */
  messages: SequenceMessage[];
  /** Number of messages of all entries. */
  total: number;
}

/** Returns the network requests and websocket connections of a timeline as messages, in order of time. */
export function sequenceMessages(entries: Iterable<TimelineEntry>): SequenceMessages {
  const planned: Planned[] = [];
  for (const entry of entries) {
    if (entry.kind === 'network') planned.push(...networkMessages(entry));
    if (entry.kind === 'websocket') planned.push(...websocketMessages(entry));
  }
  planned.sort((one, other) => one.message.timeMs - other.message.timeMs);
  const messages = planned
    .slice(0, SEQUENCE_MESSAGES_MAX)
    .map(({ message, url, pageUrl }): SequenceMessage => ({ ...message, ...addressOf(url, pageUrl) }));
  return { messages, total: planned.length };
}

/** Counts the messages of a websocket connection: opening, one for all frames, closing. */
export function websocketMessageCount({ sentCount, receivedCount, state }: WebSocketRow): number {
  return 1 + Number(sentCount + receivedCount > 0) + Number(state === 'closed');
}

function networkMessages(entry: NetworkEntry): Planned[] {
  const { id: entryId, request, response, url, timeMs, method, status, latencyMs, state, severity, error } = entry;
  const place = { url, pageUrl: pageUrlOf(entry) };
  const both = { entryId, method, status, latencyMs, state, failed: severity === 'error', error: error ?? '' };
  const planned: Planned[] = [];
  if (request !== null)
    planned.push({ ...place, message: { ...both, kind: 'request', timeMs, hasResponse: response !== null } });
  if (response !== null)
    planned.push({
      ...place,
      message: { ...both, kind: 'response', timeMs: timeMs + (latencyMs ?? 0), hasResponse: false },
    });
  return planned;
}

function websocketMessages(entry: WebSocketEntry): Planned[] {
  const { id: entryId, url, sentCount, receivedCount, timeMs, events, severity } = entry;
  const place = { url, pageUrl: events[0]?.page_url };
  const both = { entryId, sentCount, receivedCount, reason: '', failed: false };
  const endMs = events.at(-1)?.relative_time_ms ?? timeMs;
  const planned: Planned[] = [{ ...place, message: { ...both, kind: 'socket_open', timeMs } }];
  if (sentCount + receivedCount > 0)
    planned.push({ ...place, message: { ...both, kind: 'socket_frames', timeMs: endMs } });
  if (entry.state === 'closed') {
    const closed = events.find(({ type }) => type === 'websocket_closed');
    const reason = closed?.websocket_closed_data?.reason ?? '';
    const failed = severity === 'error';
    planned.push({ ...place, message: { ...both, kind: 'socket_close', timeMs: endMs, reason, failed } });
  }
  return planned;
}

/**
 * Returns host and path of an address, without query and credentials. A relative address is resolved against the page that
 * requested it.
 */
function addressOf(url: string, pageUrl: string | undefined): { host: string; path: string } {
  const address = resolveUrl(url, pageUrl);
  if (address === null) return { host: '', path: url.split(/[?#]/, 1)[0] ?? '' };
  return address.host === '' ? { host: '', path: address.protocol } : { host: address.host, path: address.pathname };
}
