import type { Timeline } from '@flowlens/core/recorded';
import { endsOpen } from './ends-open.js';
import { notJson, notTimeline } from '../../format/timeline-format-error.js';
import { isRecord, normalizeEvents } from './normalize-events.js';
import { normalizeMetadata } from '../../format/normalize-metadata.js';

/**
 * Reads a timeline file: an array of events, or an object with `timeline` and `metadata`. Accepts ISO and epoch
 * timestamps, missing fields, any order, and unknown event types, which it keeps.
 *
 * @throws {TimelineFormatError} if the text is not JSON or not a timeline; never throws anything else.
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
