import { ResponseMatcher } from './columns/links/response-matcher.js';
import { type Columns, NO_EVENT } from './columns/events/event-columns.js';
import type { EventContents } from './columns/events/event-contents.js';
import { EventIndex } from './columns/event-index.js';
import { placesByTime, relativeTimes } from './columns/events/event-order.js';
import type { TimelineSelection } from './timeline-engine.js';
import type { WebSocketGroup } from './columns/links/websocket-groups.js';

/** Factor by which an unordered file must grow before its entries are rebuilt. */
const GROWTH = 1.5;

/**
 * Joins the events of the index to entries in order of time. As long as events arrive in order, each joins its entry at
 * once. An unordered file is joined again whenever it has grown by half, and at its end.
 */
export class IndexedTimeline {
  /** Increases whenever entries are added or changed. */
  revision = 0;
  #index = new EventIndex();
  #matcher: ResponseMatcher;
  readonly #contents: EventContents;
  /** Number of events that are in entries. */
  #joined = 0;
  /** Times of events that differ from the recorded ones. */
  #times: Float64Array | null = null;

  constructor(contents: EventContents) {
    this.#contents = contents;
    this.#matcher = new ResponseMatcher(contents);
  }

  /** Processes new events of the index. */
  update(index: EventIndex, atEnd: boolean): void {
    if (index !== this.#index) this.#restart(index);
    const { length } = index.columns;
    const isDue = atEnd ? this.#joined < length || (!index.inOrder && this.#joined > 0) : length > this.#joined;
    if (!isDue) return;
    if (index.inOrder) this.#append();
    else if (atEnd || this.#times === null || length >= this.#joined * GROWTH) this.#joinAnew();
  }

  finish(): void {
    this.#matcher.finish();
    this.#index.trim();
  }

  get data(): Columns {
    return this.#index.columns.data;
  }

  get index(): EventIndex {
    return this.#index;
  }

  get matcher(): ResponseMatcher {
    return this.#matcher;
  }

  get all(): TimelineSelection {
    return this.#matcher.entries.selection;
  }

  get heldBytes(): number {
    return this.#index.heldBytes + this.#matcher.heldBytes + (this.#times?.byteLength ?? 0);
  }

  timeOf(place: number): number {
    return this.#times === null ? this.data.times[place]! : this.#times[place]!;
  }

  socketOf(head: number): WebSocketGroup | undefined {
    return this.#matcher.sockets.get(head);
  }

  /** Returns the events of an entry, in order of time. */
  placesOf(head: number): number[] {
    const places: number[] = [];
    for (let place = head; place !== NO_EVENT; place = this.data.nexts[place]!) places.push(place);
    return places;
  }

  #restart(index: EventIndex): void {
    this.#index = index;
    this.#matcher = new ResponseMatcher(this.#contents);
    this.#joined = 0;
    this.#times = null;
    this.revision += 1;
  }

  #append(): void {
    const { data, length } = this.#index.columns;
    for (let place = this.#joined; place < length; place += 1) this.#matcher.add(data, place, data.times[place]!);
    this.#joined = length;
    this.revision += 1;
  }

  #joinAnew(): void {
    const { data, length } = this.#index.columns;
    const times = relativeTimes({ length, data, origin: this.#index.origin ?? this.#index.earliest });
    const matcher = new ResponseMatcher(this.#contents);
    for (const place of placesByTime(times)) matcher.add(data, place, times[place]!);
    this.#matcher = matcher;
    this.#times = times;
    this.#joined = length;
    this.revision += 1;
  }
}
