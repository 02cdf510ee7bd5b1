import { severityNumber } from './events/event-facts.js';
import { KIND_OF_TYPE, kindNumber } from './events/event-fields.js';
import type { IndexedTimeline } from '../indexed-timeline.js';

const ERROR = severityNumber('error');
const INFO = severityNumber('info');
const NETWORK = kindNumber('network');
const CONSOLE_ERROR = kindNumber('console_error');
const JAVASCRIPT_ERROR = kindNumber('javascript_error');
const MARK = kindNumber('recorder_mark');
const KINDS = [NETWORK, CONSOLE_ERROR, JAVASCRIPT_ERROR, kindNumber('resource_error'), kindNumber('csp_violation')];

/** Returns whether the entry is a console or script error. */
export function isLoggedError({ data }: IndexedTimeline, head: number): boolean {
  const kind = KIND_OF_TYPE[data.types[head]!];
  return kind === CONSOLE_ERROR || kind === JAVASCRIPT_ERROR;
}

/** Returns whether the entry is a request that failed or got an error response. */
export function isFailedRequest({ data }: IndexedTimeline, head: number): boolean {
  return KIND_OF_TYPE[data.types[head]!] === NETWORK && data.severities[head] === ERROR;
}

/**
 * Returns the first events of errors and marked moments for the player, in order of time. If there are more than `limit`
 * errors or marked moments, that many are picked evenly from each, so that neither displaces the other.
 */
export function incidentPlaces({ data, all, matcher: { tally } }: IndexedTimeline, limit: number): number[] {
  const total = KINDS.reduce((sum, kind) => sum + tally.count(kind, ERROR), 0);
  const takesError = evenly(total, limit);
  const takesMark = evenly(tally.count(MARK, INFO), limit);
  const places: number[] = [];
  for (const head of all.entries) {
    const kind = KIND_OF_TYPE[data.types[head]!]!;
    if (kind === MARK ? takesMark() : data.severities[head] === ERROR && KINDS.includes(kind) && takesError())
      places.push(head);
  }
  return places;
}

/** Returns a function that picks `limit` of `total` items evenly, called once per item. */
function evenly(total: number, limit: number): () => boolean {
  let seen = 0;
  let taken = 0;
  return () => {
    const takes = limit > 0 && (total <= limit || Math.floor((seen * limit) / total) === taken);
    seen += 1;
    if (takes) taken += 1;
    return takes;
  };
}
