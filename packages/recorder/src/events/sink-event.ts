import type { TimelineEvent } from '@flowlens/core/recorded';
import type { RedactionCounts } from './count-redactions.js';

/** A redacted event whose recording time may not be known yet. */
export interface SinkEvent {
  /** Epoch milliseconds. */
  at: number;
  event: Omit<TimelineEvent, 'relative_time_ms'>;
  /** Approximate length of its JSON. */
  bytes: number;
  redacted: RedactionCounts;
}

/** Returns the event with its time in a recording that began at `origin`. Earlier events get time 0. */
export function placeEvent({ at, event }: SinkEvent, origin: number): TimelineEvent {
  // Rounded like the timestamp, so that both imply the same start in every event.
  return { ...event, relative_time_ms: Math.max(0, Math.round(at) - Math.round(origin)) };
}
