import type { Timeline, TimelineEvent } from './event-types.js';
import { endsOpen } from './ends-open.js';
import { normalizeEvent } from './normalize-event.js';
import { normalizeMetadata } from './normalize-metadata.js';
import { hasRelativeTime, setRelativeTimes } from './relative-times.js';
import { sortByTime } from './sort-by-time.js';
import { TimelineFormatError, type TimelineFormatProblem } from './timeline-format-error.js';

/**
 * Reads a timeline file: an array of events, or an object with `timeline` and `metadata` (spec §3). Accepts ISO and epoch timestamps,
 * missing fields, any order, and unknown event types, which it keeps.
 *
 * @throws {TimelineFormatError} when the text is not JSON or no timeline; never anything else.
 */
export function parseTimeline(text: string): Timeline {
  const file = parseJson(text);
  const isArray = Array.isArray(file);
  const events: unknown = isArray ? file : isRecord(file) ? file['timeline'] : undefined;
  if (!Array.isArray(events)) {
    throw notTimeline('The file is neither an array of events nor an object with a timeline.');
  }
  assertEvents(events);
  if (!events.every(hasRelativeTime)) setRelativeTimes(events);
  const metadata = isRecord(file) && !isArray ? normalizeMetadata(file['metadata']) : null;
  return { ...sortByTime(events), metadata };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw notJson(text.trim());
  }
}

const PROBLEMS: Record<Exclude<TimelineFormatProblem, 'not-a-timeline'>, string> = {
  empty: 'The file is empty.',
  html: 'The file is a web page, not JSON.',
  cut: 'The file is cut: its JSON does not end.',
  'not-json': 'The file is not JSON.',
};

function notJson(text: string): TimelineFormatError {
  const problem = problemOf(text);
  return new TimelineFormatError(problem, PROBLEMS[problem]);
}

function problemOf(text: string): keyof typeof PROBLEMS {
  if (text === '') return 'empty';
  if (text.startsWith('<')) return 'html';
  return /^[[{]/.test(text) && endsOpen(text) ? 'cut' : 'not-json';
}

/** Checks and normalises in one walk: on its way through memory an event is looked at once. */
function assertEvents(events: unknown[]): asserts events is TimelineEvent[] {
  let isTyped = events.length === 0;
  for (let index = 0; index < events.length; index += 1) {
    const event = events[index];
    if (!isRecord(event)) throw notTimeline(`Event ${index} of the file is not an object.`);
    isTyped ||= typeof event['type'] === 'string';
    normalizeEvent(event);
  }
  if (!isTyped) throw notTimeline('No event of the file has a type.');
}

function notTimeline(message: string): TimelineFormatError {
  return new TimelineFormatError('not-a-timeline', message);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
