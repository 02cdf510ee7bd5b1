import type { Timeline, TimelineEvent } from '@flowlens/core/recorded';
import { normalizeEvent } from '../../format/normalize-event.js';
import { setRelativeTimes } from './relative-times.js';
import { sortByTime } from './sort-by-time.js';
import { notTimeline } from '../../format/timeline-format-error.js';

/**
 * Normalizes the events of a file for `Timeline`: typed, with times, and in order.
 *
 * @throws {TimelineFormatError} if they are not events.
 */
export function normalizeEvents(file: unknown[]): Pick<Timeline, 'events' | 'fileOrder'> {
  const { events, inOrder } = checkEvents(file);
  if (inOrder) return { events };
  setRelativeTimes(events);
  return sortByTime(events);
}

/** Does everything in one pass, because a large file has left the processor's cache by a second one. */
function checkEvents(file: unknown[]): { events: TimelineEvent[]; inOrder: boolean } {
  let isTyped = file.length === 0;
  let inOrder = true;
  let latest = 0;
  for (let place = 0; place < file.length; place += 1) {
    const event = file[place];
    if (!isRecord(event)) throw notTimeline(`Event ${place} of the file is not an object.`);
    isTyped ||= typeof event['type'] === 'string';
    normalizeEvent(event);
    const time = event['relative_time_ms'];
    if (typeof time === 'number' && time >= latest && time < Infinity) latest = time;
    else inOrder = false;
  }
  if (!isTyped) throw notTimeline('No event of the file has a type.');
  return { events: file as TimelineEvent[], inOrder };
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
