import { buildTimelineEntries, parseTimeline, type TimelineRow } from '@flowlens/core';
import { timelineParts } from '../../../../core/bench/generate-timeline.js';

/** What our panel leaves below its filters. */
export const LIST_HEIGHT_PX = 612;

const EVENT_COUNT = 5_000;

/** Without the connections, of which the whole timeline has three. */
const rows = buildTimelineEntries(parseTimeline([...timelineParts(EVENT_COUNT)].join(''))).filter(
  ({ kind }) => kind !== 'websocket',
);

/** What a row of a peer shows: the same kinds and texts as ours. */
export function benchRow(index: number): TimelineRow {
  return rows[index % rows.length]!;
}
