import { buildTimelineEntries, countEntries, parseTimeline, type TimelineRow } from '@flowlens/core';
import { timelineParts } from '../../generate-timeline.js';

/** Height that our panel leaves below its filters. */
export const LIST_HEIGHT_PX = 612;

const EVENT_COUNT = 5_000;

const entries = buildTimelineEntries(parseTimeline([...timelineParts(EVENT_COUNT)].join('')));
/** Without the connections, of which the whole timeline has three. */
const rows = entries.filter(({ kind }) => kind !== 'websocket');

/** Counts in the filters above a list: the same kinds as ours. */
export const benchCounts = countEntries(entries);

/** Returns the content of a peer's row: the same kinds and texts as ours. */
export function benchRow(index: number): TimelineRow {
  return rows[index % rows.length]!;
}
