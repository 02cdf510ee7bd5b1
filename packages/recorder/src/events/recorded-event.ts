import type { TimelineEvent } from '@flowlens/core/recorded';
import type { AdditionalEventData } from './additional-events.js';

/** Event reported by a probe: not redacted yet, and with a wall-clock time instead of a recording time. */
export interface RecordedEvent
  extends Omit<TimelineEvent, 'relative_time_ms' | 'timestamp' | keyof AdditionalEventData>, AdditionalEventData {
  /** Epoch milliseconds, with fractions. */
  at: number;
}

/** Accepts an event from a probe. Never throws. */
export type Emit = (event: RecordedEvent) => void;
