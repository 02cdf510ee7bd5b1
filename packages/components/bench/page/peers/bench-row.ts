import { buildTimelineEntries, countEntries, parseTimeline, type TimelineRow } from '@flowlens/core';
import { timelineParts } from '../../../../core/bench/generate-timeline.js';

/** What our panel leaves below its filters. */
export const LIST_HEIGHT_PX = 612;

const EVENT_COUNT = 5_000;

const entries = buildTimelineEntries(parseTimeline([...timelineParts(EVENT_COUNT)].join('')));
/** Without the connections, of which the whole timeline has three. */
const rows = entries.filter(({ kind }) => kind !== 'websocket');

/** What the filters over a list count: the same kinds as ours. */
export const benchCounts = countEntries(entries);

/** What a row of a peer shows: the same kinds and texts as ours. */
export function benchRow(index: number): TimelineRow {
  return rows[index % rows.length]!;
}
