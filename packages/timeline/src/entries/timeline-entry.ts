import type { TimelineEvent } from '@flowlens/core/recorded';
import type {
  CspViolationRow,
  DomActionRow,
  MessageRow,
  NavigationRow,
  NetworkRow,
  RecorderGapRow,
  RecorderMarkRow,
  ResourceErrorRow,
  SseMessageRow,
  StorageRow,
  UnknownRow,
  WebSocketRow,
} from '../rows/timeline-row.js';

/** A request and its response with both events. */
export interface NetworkEntry extends NetworkRow {
  request: TimelineEvent | null;
  response: TimelineEvent | null;
  /** The browser's console message that the request failed; it has no row of its own. */
  echo: TimelineEvent | null;
}

/** One websocket connection with all its events. */
export interface WebSocketEntry extends WebSocketRow {
  /** Every event of the connection, in order of time. `websocketFrames` lists the frames. */
  events: TimelineEvent[];
}

export interface DomActionEntry extends DomActionRow {
  event: TimelineEvent;
}

export interface MessageEntry extends MessageRow {
  event: TimelineEvent;
}

export interface ResourceErrorEntry extends ResourceErrorRow {
  event: TimelineEvent;
}

export interface CspViolationEntry extends CspViolationRow {
  event: TimelineEvent;
}

export interface SseMessageEntry extends SseMessageRow {
  event: TimelineEvent;
}

export interface RecorderGapEntry extends RecorderGapRow {
  event: TimelineEvent;
}

export interface RecorderMarkEntry extends RecorderMarkRow {
  event: TimelineEvent;
}

export interface StorageEntry extends StorageRow {
  event: TimelineEvent;
}

export interface NavigationEntry extends NavigationRow {
  event: TimelineEvent;
}

/** An event of a type that this version does not know, shown raw. */
export interface UnknownEntry extends UnknownRow {
  event: TimelineEvent;
}

/** A row with its events and without truncated texts. */
export type TimelineEntry =
  | NetworkEntry
  | WebSocketEntry
  | DomActionEntry
  | MessageEntry
  | ResourceErrorEntry
  | CspViolationEntry
  | SseMessageEntry
  | StorageEntry
  | NavigationEntry
  | RecorderGapEntry
  | RecorderMarkEntry
  | UnknownEntry;
