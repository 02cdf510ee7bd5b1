import type { TimelineEvent } from '@flowlens/core/recorded';
import { normalizeEvent } from '../../../format/normalize-event.js';
import { joinedEntry } from '../../../entries/joined-entry.js';
import type { TimelineEntry, WebSocketEntry } from '../../../entries/timeline-entry.js';
import { websocketEntry } from '../../../entries/websocket-entry.js';
import { rowOf } from '../../../rows/row-of.js';
import type { TimelineRow } from '../../../rows/timeline-row.js';
import type { ChunkStore } from '../../scan/chunk-store.js';
import type { IndexedTimeline } from '../../indexed-timeline.js';
import { NO_EVENT } from './event-columns.js';
import { typeNumber } from './event-fields.js';
import type { WebSocketGroup } from '../links/websocket-groups.js';

const CLOSED = typeNumber('websocket_closed');

/** Parses events and entries from the bytes of the file on demand. */
export class EventReader {
  readonly #store: ChunkStore;
  readonly #timeline: IndexedTimeline;

  constructor(store: ChunkStore, timeline: IndexedTimeline) {
    this.#store = store;
    this.#timeline = timeline;
  }

  /** Returns the range of bytes with the details of an event, as JSON. */
  details(place: number): { bytes: Uint8Array; from: number; to: number } {
    const { chunks, starts, dataStarts, dataLengths } = this.#timeline.data;
    const bytes = this.chunk(place);
    const from = starts[place]! + dataStarts[place]!;
    const to = from + dataLengths[place]!;
    if (to <= bytes.length) return { bytes, from, to };
    return { bytes: this.#store.bytes(chunks[place]!, from, to - from), from: 0, to: to - from };
  }

  /** Returns the bytes in which an event begins. */
  chunk(place: number): Uint8Array {
    return this.#store.chunk(this.#timeline.data.chunks[place]!);
  }

  row(head: number): TimelineRow {
    const group = this.#timeline.socketOf(head);
    // A connection may have too many frames to parse them all.
    return group === undefined ? rowOf(this.entry(head)) : rowOf(this.#connection(group, []));
  }

  entry(head: number): TimelineEntry {
    const places = this.#timeline.placesOf(head);
    const events = places.map((place) => this.event(place));
    const group = this.#timeline.socketOf(head);
    if (group !== undefined) return this.#connection(group, events);
    const { errors } = this.#timeline.matcher;
    const echo = errors.echoOf(head);
    return joinedEntry(events, {
      place: head,
      repeats: errors.repeatsOf(head),
      echo: echo === NO_EVENT ? null : this.event(echo),
    });
  }

  outline(head: number): TimelineEntry {
    const group = this.#timeline.socketOf(head);
    if (group === undefined) return this.entry(head);
    const places = this.#timeline.placesOf(head);
    const closing = places.find((place) => this.#timeline.data.types[place] === CLOSED) ?? head;
    const shown = [...new Set([head, closing, places.at(-1)!])];
    return this.#connection(
      group,
      shown.map((place) => this.event(place)),
    );
  }

  /** Returns the URL of a connection, as a row search sees it. */
  connectionUrl(group: WebSocketGroup): string {
    return group.created === NO_EVENT ? '' : (this.event(group.created).websocket_created_data?.url ?? '');
  }

  #connection(group: WebSocketGroup, events: TimelineEvent[]): WebSocketEntry {
    const { head } = group;
    const first = events[0] ?? this.event(head);
    const severity = this.#timeline.data.severities[head]!;
    return websocketEntry(group, { first, url: this.connectionUrl(group), severity, events });
  }

  event(place: number): TimelineEvent {
    const { chunks, starts, lengths } = this.#timeline.data;
    const bytes = this.#store.bytes(chunks[place]!, starts[place]!, lengths[place]!);
    const event = JSON.parse(this.#store.decode(bytes)) as TimelineEvent;
    normalizeEvent(event as unknown as Record<string, unknown>);
    event.relative_time_ms = this.#timeline.timeOf(place);
    return event;
  }
}
