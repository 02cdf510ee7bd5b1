import {
  buildTimelineEntries,
  countEntries,
  createTimelineView,
  type EntryCounts,
  parseTimeline,
  type TimelineEntry,
  type TimelineMetadata,
  type TimelineView,
} from '@flowlens/core';

/** A timeline file, read and merged. */
export interface LoadedTimeline {
  /** All entries in order of time, for the markers of the player. */
  entries: readonly TimelineEntry[];
  view: TimelineView;
  counts: EntryCounts;
  /** The recording browser and machine; null when the file does not say. */
  metadata: TimelineMetadata | null;
}

/**
 * Reads the text of a timeline file into entries.
 *
 * @throws {TimelineFormatError} when the text is no timeline.
 */
export function loadTimeline(text: string): LoadedTimeline {
  const timeline = parseTimeline(text);
  const entries = buildTimelineEntries(timeline);
  return {
    entries,
    view: createTimelineView(entries),
    counts: countEntries(entries),
    metadata: timeline.metadata,
  };
}

/** What stands in for a timeline that is not there yet, or never will be. */
export const EMPTY_TIMELINE: LoadedTimeline = {
  entries: [],
  view: createTimelineView([]),
  counts: countEntries([]),
  metadata: null,
};
