import { firstIndexWhere } from '@flowlens/core/internal';
import { entryId } from '../../../entries/entry-id.js';
import { NO_EVENT } from '../events/event-columns.js';
import { typeNumber } from '../events/event-fields.js';
import { isFailedRequest, isLoggedError } from '../incidents.js';
import type { IndexedTimeline } from '../../indexed-timeline.js';

/** An error within this time after a failed request counts as its consequence. */
const CONSEQUENCE_MS = 2_000;
const REQUEST = typeNumber('network_request');

/** Links a failed request to the error that followed, and back. */
export function relatedEntries(timeline: IndexedTimeline) {
  /** Time at which a request was answered or failed. */
  function endOf(head: number): number {
    const next = timeline.data.nexts[head]!;
    const isAnswered = timeline.data.types[head] === REQUEST && next !== NO_EVENT;
    return timeline.timeOf(isAnswered ? next : head);
  }

  return {
    incidentAfter(head: number | null): string | null {
      if (head === null || !isFailedRequest(timeline, head)) return null;
      const { entries, times } = timeline.all;
      const end = endOf(head);
      const first = firstIndexWhere(times.length, (index) => times[index]! >= end);
      for (let index = first; index < times.length; index += 1) {
        if (times[index]! > end + CONSEQUENCE_MS) return null;
        if (isLoggedError(timeline, entries[index]!)) return entryId(entries[index]!);
      }
      return null;
    },

    requestBefore(head: number | null): string | null {
      if (head === null || !isLoggedError(timeline, head)) return null;
      const time = timeline.timeOf(head);
      let found: number | null = null;
      for (const entry of timeline.all.entries) {
        if (timeline.timeOf(entry) > time) break;
        if (!isFailedRequest(timeline, entry)) continue;
        const end = endOf(entry);
        if (end > time || end < time - CONSEQUENCE_MS) continue;
        if (found === null || end >= endOf(found)) found = entry;
      }
      return found === null ? null : entryId(found);
    },
  };
}
