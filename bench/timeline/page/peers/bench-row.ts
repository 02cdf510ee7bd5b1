import { readTimeline, type TimelineRow } from '@flowlens/timeline';
import { timelineParts } from '../../generate-timeline.js';

/** Height that our panel leaves below its filters. */
export const LIST_HEIGHT_PX = 612;

const EVENT_COUNT = 5_000;

const timeline = readTimeline([...timelineParts(EVENT_COUNT)].join(''));
/** Without connections, of which the timeline has only three. */
const rows = timeline.rows(timeline.all, 0, timeline.length).filter(({ kind }) => kind !== 'websocket');

/** Counts in the filters above a list: the same kinds as in ours. */
export const benchCounts = timeline.counts;

/** Returns the content of a peer's row: the same kinds and texts as ours. */
export function benchRow(index: number): TimelineRow {
  return rows[index % rows.length]!;
}
