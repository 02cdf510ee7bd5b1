import { countRedacted } from '@flowlens/core/redaction';
import { entryEvents, type TimelineEntry } from '@flowlens/timeline';

export const EVENT_FILTERS = ['all', 'requests', 'errors', 'redacted'] as const;

/** Events that a review shows. */
export type EventFilter = (typeof EVENT_FILTERS)[number];

export interface ReviewedEntry {
  entry: TimelineEntry;
  redactedCount: number;
}

export function reviewedEntries(entries: readonly TimelineEntry[]): ReviewedEntry[] {
  return entries.map((entry) => ({ entry, redactedCount: countRedacted(entryEvents(entry)) }));
}

export function matchesFilter({ entry, redactedCount }: ReviewedEntry, filter: EventFilter): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'requests':
      return entry.kind === 'network' || entry.kind === 'websocket';
    case 'errors':
      return entry.severity === 'error';
    case 'redacted':
      return redactedCount > 0;
  }
}

/** Counts the events that each filter shows. */
export function countByFilter(entries: readonly ReviewedEntry[]): Record<EventFilter, number> {
  const count = (filter: EventFilter) => entries.filter((each) => matchesFilter(each, filter)).length;
  return { all: count('all'), requests: count('requests'), errors: count('errors'), redacted: count('redacted') };
}
