import { firstIndexWhere } from '@flowlens/core/internal';
import { ChunkStore } from './scan/chunk-store.js';
import { entryNumber } from '../entries/entry-id.js';
import { eventContents } from './columns/events/event-contents.js';
import { typeNumber } from './columns/events/event-fields.js';
import { EventReader } from './columns/events/event-reader.js';
import { idleTimes } from './columns/idle-times.js';
import { IndexedTimeline } from './indexed-timeline.js';
import { foldAssets } from './columns/fold-assets.js';
import { incidentPlaces } from './columns/incidents.js';
import { placesBefore } from './columns/places-before.js';
import { relatedEntries } from './columns/links/related-entries.js';
import { createSearches } from '../search/searches.js';
import { TimelineFile } from './timeline-file.js';
import type { TimelineEngine } from './timeline-engine.js';

/** Creates an engine that waits for the first bytes of a timeline file. */
export function createTimelineEngine(): TimelineEngine {
  const store = new ChunkStore();
  const file = new TimelineFile(store);
  const timeline: IndexedTimeline = new IndexedTimeline(eventContents((place) => reader.event(place)));
  const reader: EventReader = new EventReader(store, timeline);
  const searches = createSearches(timeline, reader);
  const related = relatedEntries(timeline);
  let complete = false;

  /** Returns the number of an existing entry, else `null`. */
  function find(entryId: string): number | null {
    const number = entryNumber(entryId);
    if (number === null) return null;
    const { entries } = timeline.all;
    // As long as events arrive in order of time, the numbers of their entries ascend as well.
    const isEntry = timeline.index.inOrder
      ? entries[firstIndexWhere(entries.length, (index) => entries[index]! >= number)] === number
      : entries.includes(number);
    return isEntry ? number : null;
  }

  return {
    push(chunk) {
      file.push(chunk);
      timeline.update(file.index, false);
    },
    end() {
      file.end();
      timeline.update(file.index, true);
      timeline.finish();
      complete = true;
    },
    get complete() {
      return complete;
    },
    get revision() {
      return timeline.revision;
    },
    get length() {
      return timeline.all.length;
    },
    get heldBytes() {
      return store.length + timeline.heldBytes;
    },
    get counts() {
      return timeline.matcher.tally.totals;
    },
    get metadata() {
      return file.metadata;
    },
    get pageUrl() {
      return timeline.index.pageUrl;
    },
    get all() {
      return timeline.all;
    },
    search: (filters, scope) => searches.start(filters, scope),
    fold: (selection) => foldAssets(selection, timeline.data),
    rows(selection, first, count) {
      const places = selection.entries.subarray(Math.max(0, first), Math.max(0, first + count));
      return Array.from(places, (place) => reader.row(place));
    },
    row(entryId) {
      const place = find(entryId);
      return place === null ? null : reader.row(place);
    },
    entry(entryId) {
      const place = find(entryId);
      return place === null ? null : reader.entry(place);
    },
    outline(entryId) {
      const place = find(entryId);
      return place === null ? null : reader.outline(place);
    },
    countEvents(...types) {
      const numbers = types.map(typeNumber);
      const { data, length } = timeline.index.columns;
      let count = 0;
      for (let place = 0; place < length; place += 1) if (numbers.includes(data.types[place]!)) count += 1;
      return count;
    },
    *entries() {
      for (const place of timeline.all.entries) yield reader.entry(place);
    },
    incidents: (limit) => incidentPlaces(timeline, limit).map((place) => reader.row(place)),
    rowsBefore(entryId, kinds, limit) {
      const place = find(entryId);
      return place === null ? [] : placesBefore(timeline, { place, kinds, limit }).map((before) => reader.row(before));
    },
    idleStretches: () => idleTimes(timeline),
    incidentAfter: (entryId) => related.incidentAfter(find(entryId)),
    requestBefore: (entryId) => related.requestBefore(find(entryId)),
  };
}
