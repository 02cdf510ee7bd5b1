import type { DomTarget, RecorderGapData } from '@flowlens/core/recorded';
import type { GapReason } from './gap.js';

/** Fields that a recorder adds to the timeline format. */
export interface AdditionalEventData {
  target?: RecordedTarget | undefined;
  recorder_gap_data?: ReportedGapData | undefined;
}

/** The element of an action, with selectors that find it again. */
export interface RecordedTarget extends DomTarget {
  /** ARIA role. */
  role?: string;
  /** Accessible name. */
  name?: string;
  testId?: string;
  autocomplete?: string;
}

/** A part of the session that is missing. */
interface ReportedGapData extends RecorderGapData {
  reason: GapReason;
  /** Number of missing events, if known. */
  count?: number;
}
