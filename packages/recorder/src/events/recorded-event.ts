import type { TimelineEvent } from '@flowlens/core/recorded';
import type { AdditionalEventData } from './additional-events.js';

/** An event as a probe reports it: not redacted yet, and with a wall-clock time in place of a time in the recording. */
export interface RecordedEvent
  extends Omit<TimelineEvent, 'relative_time_ms' | 'timestamp' | keyof AdditionalEventData>, AdditionalEventData {
  /** Epoch milliseconds, with fractions. */
  at: number;
}

/** Takes an event from a probe. Never throws. */
export type Emit = (event: RecordedEvent) => void;
