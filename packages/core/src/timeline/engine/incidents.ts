import { severityNumber } from './event-facts.js';
import { KIND_OF_TYPE, kindNumber } from './event-fields.js';
import type { IndexedTimeline } from './indexed-timeline.js';

const ERROR = severityNumber('error');
const NETWORK = kindNumber('network');
const CONSOLE_ERROR = kindNumber('console_error');
const JAVASCRIPT_ERROR = kindNumber('javascript_error');
const KINDS = [
  ...[NETWORK, CONSOLE_ERROR, JAVASCRIPT_ERROR],
  ...[kindNumber('resource_error'), kindNumber('csp_violation')],
];

/** Whether a console or script error stands there. */
export function isLoggedError({ data }: IndexedTimeline, head: number): boolean {
  const kind = KIND_OF_TYPE[data.types[head]!];
  return kind === CONSOLE_ERROR || kind === JAVASCRIPT_ERROR;
}

/** Whether a request stands there that failed, or was answered with an error. */
export function isFailedRequest({ data }: IndexedTimeline, head: number): boolean {
  return KIND_OF_TYPE[data.types[head]!] === NETWORK && data.severities[head] === ERROR;
}

/** First events of what the player marks, in order of time: all, or as many as told, evenly picked. */
export function incidentPlaces(timeline: IndexedTimeline, limit: number): number[] {
  const total = KINDS.reduce((sum, kind) => sum + timeline.links.tally.count(kind, ERROR), 0);
  const places: number[] = [];
  if (!(limit > 0)) return places;
  let seen = 0;
  for (const head of timeline.all.entries) {
    if (timeline.data.severities[head] !== ERROR || !KINDS.includes(KIND_OF_TYPE[timeline.data.types[head]!]!))
      continue;
    if (total <= limit || Math.floor((seen * limit) / total) === places.length) places.push(head);
    seen += 1;
  }
  return places;
}
