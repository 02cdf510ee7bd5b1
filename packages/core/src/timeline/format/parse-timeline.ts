import { endsOpen } from './ends-open.js';
import type { Timeline } from './event-types.js';
import { isRecord, normalizeEvents, notTimeline } from './normalize-events.js';
import { normalizeMetadata } from './normalize-metadata.js';
import { TimelineFormatError, type TimelineFormatProblem } from './timeline-format-error.js';

/**
 * Reads a timeline file: an array of events, or an object with `timeline` and `metadata` (spec §3). Accepts ISO and epoch timestamps,
 * missing fields, any order, and unknown event types, which it keeps.
 *
 * @throws {TimelineFormatError} when the text is not JSON or no timeline; never anything else.
 */
export function parseTimeline(text: string): Timeline {
  const file = parseJson(text);
  if (Array.isArray(file)) return { ...normalizeEvents(file), metadata: null };
  if (isRecord(file) && Array.isArray(file['timeline'])) {
    return { ...normalizeEvents(file['timeline']), metadata: normalizeMetadata(file['metadata']) };
  }
  throw notTimeline('The file is neither an array of events nor an object with a timeline.');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const trimmed = text.trim();
    throw notJson(trimmed.charAt(0), endsOpen(trimmed));
  }
}

const PROBLEMS: Record<Exclude<TimelineFormatProblem, 'not-a-timeline'>, string> = {
  empty: 'The file is empty.',
  html: 'The file is a web page, not JSON.',
  cut: 'The file is cut: its JSON does not end.',
  'not-json': 'The file is not JSON.',
};

/**
 * Explains why a text is not JSON, by its first non-blank character and by whether it ends within an array, an object
 * or a string.
 */
export function notJson(firstCharacter: string, isOpen: boolean): TimelineFormatError {
  const problem = problemOf(firstCharacter, isOpen);
  return new TimelineFormatError(problem, PROBLEMS[problem]);
}

function problemOf(firstCharacter: string, isOpen: boolean): keyof typeof PROBLEMS {
  if (firstCharacter === '') return 'empty';
  if (firstCharacter === '<') return 'html';
  return (firstCharacter === '[' || firstCharacter === '{') && isOpen ? 'cut' : 'not-json';
}
