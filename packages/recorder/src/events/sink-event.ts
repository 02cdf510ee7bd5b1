import type { TimelineEvent } from '@flowlens/core/recorded';
import type { RedactionCounts } from './count-redactions.js';

/** A redacted event whose place in the recording may not be known yet. */
export interface SinkEvent {
  /** Epoch milliseconds. */
  at: number;
  event: Omit<TimelineEvent, 'relative_time_ms'>;
  /** About the length of its JSON. */
  bytes: number;
  redacted: RedactionCounts;
}

/** The event with its time in a recording that began at `origin`. What began before counts as its start. */
export function placeEvent({ at, event }: SinkEvent, origin: number): TimelineEvent {
  // Rounded as the timestamp is, so that both name the same start in every event.
  return { ...event, relative_time_ms: Math.max(0, Math.round(at) - Math.round(origin)) };
}
