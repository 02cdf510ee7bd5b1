import { type Columns, NO_EVENT } from '../events/event-columns.js';
import { typeNumber } from '../events/event-fields.js';

const CREATED = typeNumber('websocket_created');
const CLOSED = typeNumber('websocket_closed');
const SENT = typeNumber('websocket_frame_sent');
const RECEIVED = typeNumber('websocket_frame_received');

/** Events of a connection, and the counts in its row. */
export interface WebSocketGroup {
  /** Positions of its first and last events. */
  head: number;
  last: number;
  /** Position of the event that created the connection, or -1. */
  created: number;
  closed: boolean;
  sentCount: number;
  receivedCount: number;
  sentBytes: number;
  receivedBytes: number;
}

/** Groups websocket events by connection, one event at a time in order of time. */
export class WebSocketGroups {
  readonly #byHead = new Map<number, WebSocketGroup>();
  /** The latest connection of each correlation number; -1 groups all events without one. */
  readonly #byCorrelation = new Map<number, WebSocketGroup>();

  /** Adds an event; returns whether it belongs to the entry of an earlier one. */
  add(data: Columns, place: number): boolean {
    const type = data.types[place]!;
    const key = data.correlations[place]!;
    const known = this.#byCorrelation.get(key);
    const continues = known !== undefined && !(type === CREATED && known.created !== NO_EVENT);
    const group = continues ? known : this.#start(key, place);
    if (continues) data.nexts[group.last] = place;
    group.last = place;
    if (type === CREATED) group.created = place;
    else if (type === CLOSED) group.closed = true;
    else if (type === SENT) {
      group.sentCount += 1;
      group.sentBytes += data.frameBytes[place]!;
    } else if (type === RECEIVED) {
      group.receivedCount += 1;
      group.receivedBytes += data.frameBytes[place]!;
    }
    return continues;
  }

  get(head: number): WebSocketGroup | undefined {
    return this.#byHead.get(head);
  }

  /** Returns the position of the first event of the connection that an event was just added to. */
  headOf(data: Columns, place: number): number {
    return this.#byCorrelation.get(data.correlations[place]!)!.head;
  }

  get size(): number {
    return this.#byHead.size;
  }

  finish(): void {
    this.#byCorrelation.clear();
  }

  #start(key: number, place: number): WebSocketGroup {
    const counts = { sentCount: 0, receivedCount: 0, sentBytes: 0, receivedBytes: 0 };
    const group = { head: place, last: place, created: NO_EVENT, closed: false, ...counts };
    this.#byHead.set(place, group);
    this.#byCorrelation.set(key, group);
    return group;
  }
}
