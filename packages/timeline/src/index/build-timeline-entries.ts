import type { TimelineEvent } from '@flowlens/core/recorded';
import { echoTarget } from '../entries/browser-echo.js';
import { joinedEntry } from '../entries/joined-entry.js';
import type { TimelineEntry } from '../entries/timeline-entry.js';
import { websocketEntry } from '../entries/websocket-entry.js';
import { EventColumns, EventFlag, NO_EVENT } from './columns/events/event-columns.js';
import { eventContents } from './columns/events/event-contents.js';
import { factsOfEvent } from './columns/events/facts-of-event.js';
import { ResponseMatcher } from './columns/links/response-matcher.js';
import { UNDECIDED } from './columns/request-kind-numbers.js';

/** Builds the entries of events that are in memory and in order of time, by the same rules as for a file. */
export function buildTimelineEntries(events: readonly TimelineEvent[]): TimelineEntry[] {
  const columns = new EventColumns();
  const matcher = new ResponseMatcher({ ...eventContents((place) => events[place]!), responseKind: () => UNDECIDED });
  const correlations = new Map<string, number>();

  for (const event of events) {
    const place = columns.add();
    const { data } = columns;
    const { type, outcome, status, frameBytes, correlationId } = factsOfEvent(event);
    data.types[place] = type;
    data.outcomes[place] = outcome;
    data.statuses[place] = status;
    data.frameBytes[place] = frameBytes;
    data.flags[place] = echoTarget(event) === null ? 0 : EventFlag.Echo;
    if (correlationId !== null && !correlations.has(correlationId)) correlations.set(correlationId, correlations.size);
    data.correlations[place] = correlationId === null ? NO_EVENT : correlations.get(correlationId)!;
    matcher.add(data, place, event.relative_time_ms);
  }

  function eventsFrom(head: number): TimelineEvent[] {
    const joined: TimelineEvent[] = [];
    for (let place = head; place !== NO_EVENT; place = columns.data.nexts[place]!) joined.push(events[place]!);
    return joined;
  }

  function echoOf(head: number): TimelineEvent | null {
    return events[matcher.errors.echoOf(head)] ?? null;
  }

  return Array.from(matcher.entries.selection.entries, (head) => {
    const joined = eventsFrom(head);
    const group = matcher.sockets.get(head);
    if (!group)
      return joinedEntry(joined, { place: head, repeats: matcher.errors.repeatsOf(head), echo: echoOf(head) });
    const url = events[group.created]?.websocket_created_data?.url ?? '';
    return websocketEntry(group, { first: joined[0]!, url, severity: columns.data.severities[head]!, events: joined });
  });
}
