import { foldForSearch } from '@flowlens/core';
import { entrySearchTexts } from './entry-search-text.js';
import { ByteNeedle } from '../index/scan/byte-needle.js';
import { EventFlag, NO_EVENT, NO_STATUS, OTHER_STATUS } from '../index/columns/events/event-columns.js';
import { typeNumber } from '../index/columns/events/event-fields.js';
import type { EventReader } from '../index/columns/events/event-reader.js';
import type { IndexedTimeline } from '../index/indexed-timeline.js';

const REQUEST = typeNumber('network_request');
const RESPONSE = typeNumber('network_response');

/** Searches the content of rows, mostly without parsing. */
export class RowSearch {
  readonly #text: string;
  readonly #needle: ByteNeedle;
  readonly #timeline: IndexedTimeline;
  readonly #reader: EventReader;

  constructor(text: string, timeline: IndexedTimeline, reader: EventReader) {
    this.#text = foldForSearch(text);
    this.#needle = new ByteNeedle(text, true);
    this.#timeline = timeline;
    this.#reader = reader;
  }

  matches(head: number): boolean {
    const { types, nexts } = this.#timeline.data;
    const type = types[head]!;
    if (type === REQUEST) return this.#requestMatches(head, nexts[head]!);
    // The request of a response that arrived first, if there is one.
    if (type === RESPONSE) return this.#requestMatches(nexts[head]!, head);
    const group = this.#timeline.socketOf(head);
    if (group === undefined) return this.#wordsMatch(head) ?? this.#entryMatches(head);
    if (group.created === NO_EVENT) return false;
    return this.#wordsMatch(group.created) ?? this.#holds(this.#reader.connectionUrl(group));
  }

  #requestMatches(request: number, response: number): boolean {
    const words = request === NO_EVENT ? null : this.#wordsMatch(request);
    const status = response === NO_EVENT ? NO_STATUS : this.#timeline.data.statuses[response]!;
    if (words === null || status === OTHER_STATUS) {
      const isResponseFirst = request === NO_EVENT || this.#timeline.data.nexts[response] === request;
      return this.#entryMatches(isResponseFirst ? response : request);
    }
    return words || (status !== NO_STATUS && this.#holds(`${status}`));
  }

  /** Returns whether the words of an event contain the text; `null` if they are not stored. */
  #wordsMatch(place: number): boolean | null {
    const { flags, wordEnds } = this.#timeline.data;
    if ((flags[place]! & EventFlag.WordsElsewhere) !== 0) return null;
    const from = place === 0 ? 0 : wordEnds[place - 1]!;
    return this.#needle.find(this.#timeline.index.words.bytes, from, wordEnds[place]!) !== -1;
  }

  #entryMatches(head: number): boolean {
    return entrySearchTexts(this.#reader.entry(head)).some((text) => this.#holds(text));
  }

  #holds(text: string): boolean {
    return foldForSearch(text).includes(this.#text);
  }
}
