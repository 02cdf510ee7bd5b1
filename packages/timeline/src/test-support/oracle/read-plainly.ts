import type { TimelineEvent, TimelineMetadata } from '@flowlens/core/recorded';
import { mergeEvents } from './merge-events.js';
import { parseTimeline } from './parse-timeline.js';
import type { TimelineEntry } from '../../entries/timeline-entry.js';
import { TimelineFormatError } from '../../format/timeline-format-error.js';

export interface PlainReading {
  entries: TimelineEntry[];
  /** Location of each event in the file. */
  places: ReadonlyMap<TimelineEvent, number>;
  metadata: TimelineMetadata | null;
}

/** The plain reader: parses the whole file as one string and one object graph. */
export function readPlainly(file: Uint8Array): PlainReading | TimelineFormatError {
  try {
    const timeline = parseTimeline(new TextDecoder().decode(file));
    const places = new Map(timeline.events.map((event, index) => [event, timeline.fileOrder?.[index] ?? index]));
    return { entries: mergeEvents(timeline), places, metadata: timeline.metadata };
  } catch (error) {
    if (error instanceof TimelineFormatError) return error;
    throw error;
  }
}
