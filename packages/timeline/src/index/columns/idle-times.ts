import { type BusySpan, idleStretches } from '../../player/idle-stretches.js';
import type { TimeRange } from '../../player/time-range.js';
import { NO_EVENT } from './events/event-columns.js';
import { severityNumber } from './events/event-facts.js';
import { typeNumber } from './events/event-fields.js';
import type { IndexedTimeline } from '../indexed-timeline.js';

const ERROR = severityNumber('error');
const REQUEST = typeNumber('network_request');

/** Returns the idle stretches of a recording. The last one has no end unless a request never got a response. */
export function idleTimes(timeline: IndexedTimeline): TimeRange[] {
  return idleStretches({ times: timesInOrder(timeline), busySpans: runningRequests(timeline) });
}

/** Times of all events, including those within an entry, such as the frames of a connection. */
function timesInOrder(timeline: IndexedTimeline): Float64Array {
  const times = new Float64Array(timeline.index.columns.length);
  for (let place = 0; place < times.length; place += 1) times[place] = timeline.timeOf(place);
  return timeline.index.inOrder ? times : times.sort();
}

function* runningRequests(timeline: IndexedTimeline): Iterable<BusySpan> {
  const { types, nexts, severities } = timeline.data;
  for (const head of timeline.all.entries) {
    if (types[head] !== REQUEST) continue;
    const response = nexts[head]!;
    // A request with a recorded failure is no longer pending.
    if (response === NO_EVENT && severities[head] === ERROR) continue;
    yield { startMs: timeline.timeOf(head), endMs: response === NO_EVENT ? null : timeline.timeOf(response) };
  }
}
